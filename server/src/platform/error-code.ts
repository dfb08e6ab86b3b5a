/** Returns the `code` that drivers and Node set on their errors, or an empty string. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
