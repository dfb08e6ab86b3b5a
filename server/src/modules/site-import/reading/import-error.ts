/** Thrown when files cannot be imported; the Turkish message says what to do. */
export class ImportError extends Error {}
