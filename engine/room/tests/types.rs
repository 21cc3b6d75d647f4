//! The declarations that the client is checked against are those of the Rust types.

#[test]
fn the_declarations_are_not_stale() {
    let written = include_str!("../../../static/generated/wire.d.ts");
    assert!(written == room::declarations::typescript(), "stale: run `make types`");
}
