//! Logistic regression by gradient descent with a step of its own for each weight (Adam).

use rules::draughts::search::{FEATURES, WEIGHTS, value_by};

use super::games::Sample;

/// How many hundredths of a man multiply the odds by e, to begin with; the fit finds the scale.
const SCALE: f64 = 120.0;
const ROUNDS: usize = 300;
const STEP: f64 = 0.02;
/// Holds weights that few positions speak of near to what they were.
const INERTIA: f64 = 2e-5;

/// The weights that fit the samples best, on a scale of their own.
pub fn fit(samples: &[Sample]) -> [f64; FEATURES] {
    let began: [f64; FEATURES] = WEIGHTS.map(|weight| f64::from(weight) / SCALE);
    let mut weights = began;
    let (mut mean, mut square) = ([0.0; FEATURES], [0.0; FEATURES]);
    for round in 1..=ROUNDS {
        let mut slope = [0.0; FEATURES];
        let mut loss = 0.0;
        for Sample { features, result } in samples {
            let expected = 1.0 / (1.0 + (-value_by(&weights, features)).exp());
            loss += (expected - result).powi(2);
            for &(index, count) in features {
                slope[index] += (expected - result) * count;
            }
        }
        for index in 0..FEATURES {
            let pull = INERTIA * (weights[index] - began[index]);
            let slope = slope[index] / samples.len().max(1) as f64 + pull;
            mean[index] = 0.9 * mean[index] + 0.1 * slope;
            square[index] = 0.999 * square[index] + 0.001 * slope * slope;
            let (mean, square) = (
                mean[index] / (1.0 - 0.9_f64.powi(round as i32)),
                square[index] / (1.0 - 0.999_f64.powi(round as i32)),
            );
            weights[index] -= STEP * mean / (square.sqrt() + 1e-9);
        }
        if round % 50 == 0 {
            println!("round {round}: mean square {:.5}", loss / samples.len().max(1) as f64);
        }
    }
    weights
}
