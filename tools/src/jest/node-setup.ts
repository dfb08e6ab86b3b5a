// A busy machine is slow, not wrong: what never ends still fails.
jest.setTimeout(20_000);
