import type { Settings } from './config-schema.ts';

/** Where purge requests to a shared cache are sent. */
export interface PurgeSettings {
  url: string;
  /** Headers that prove the right to do so; never logged. */
  headers: Readonly<Record<string, string>>;
}

export function purgeSettings({ PURGE_URL, PURGE_AUTHORIZATION = '' }: Settings): PurgeSettings | null {
  if (!PURGE_URL) return null;
  const colon = PURGE_AUTHORIZATION.indexOf(':');
  if (colon <= 0) return { url: PURGE_URL, headers: {} };
  const name = PURGE_AUTHORIZATION.slice(0, colon);
  return { url: PURGE_URL, headers: { [name]: PURGE_AUTHORIZATION.slice(colon + 1).trimStart() } };
}
