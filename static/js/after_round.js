// All that is only needed once a round is over. Loaded then.
export { lookBack } from "./looking_back.js";
export { lookingBar, lookingSteps, lookingWords } from "./parts/looking.js";
export { pictureOf } from "./picture.js";
export { download, recordOf } from "./record.js";
