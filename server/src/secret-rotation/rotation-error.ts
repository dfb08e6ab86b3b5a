/** Thrown when the secret cannot be changed now; only the message is shown. */
export class RotationError extends Error {}
