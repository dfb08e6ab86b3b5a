/** Returns the `code` that drivers and Node set on their errors, or an empty string. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Returns the code of an error, or of its cause, which `fetch` hides behind 'fetch failed'; else its message. */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return errorCode(error) || errorCode(error.cause) || error.message || error.name;
}
