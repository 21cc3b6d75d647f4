//! Writes `static/generated/wire.d.ts` (`make types`).

use std::path::Path;

fn main() -> std::io::Result<()> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static/generated/wire.d.ts");
    std::fs::create_dir_all(file.with_file_name(""))?;
    std::fs::write(file, room::declarations::typescript())
}
