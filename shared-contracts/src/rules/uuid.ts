/** Matches a UUID as `crypto.randomUUID()` writes it. */
export const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
