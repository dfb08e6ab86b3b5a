import { createHash } from 'node:crypto';

/** Returns the integrity of a file as the `integrity` attribute states it: `sha384-` and the digest in Base64. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
