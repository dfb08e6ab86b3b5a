const BYTES = 16;

/** An idempotency key. `randomUUID` is missing where a site is opened without https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
