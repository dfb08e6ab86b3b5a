import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Returns a new secret in the form of Standard Webhooks: `whsec_` and Base64. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

interface Signed {
  /** The same for all attempts, so that a receiver recognises a repetition. */
  message: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Returns the headers by which a receiver verifies the sender (standardwebhooks.com). */
export function signatureHeaders(secret: string, { message, timestamp, body }: Signed): Record<string, string> {
  const key = Buffer.from(secret.replace(PREFIX, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${message}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': message,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
