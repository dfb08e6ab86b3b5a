import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the version of Vitrin, from the package.json of the checkout or release archive. */
export function appVersion(): string {
  const file = join(import.meta.dirname, '../../../package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
