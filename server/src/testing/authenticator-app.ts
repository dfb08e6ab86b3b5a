import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** Returns the code of an authenticator app with this secret, `steps` time steps of 30 seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + steps * STEP_MS });
}

/**
 * Returns a code that is accepted after the one of `codeOf(secret)`. The server accepts it for up to a minute: the one
 * before the current code could expire between two lines of a test.
 */
export const nextCodeOf = (secret: string) => codeOf(secret, 1);

/** Returns a code that is not valid now. */
export function wrongCode(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
}
