import type { Settings } from './config-schema.ts';

/** Where a shared cache is told what has changed. */
export interface PurgeSettings {
  url: string;
  /** Headers that prove the right to do so; never logged. */
  headers: Readonly<Record<string, string>>;
}

export function purgeSettings({ PURGE_URL, PURGE_AUTHORIZATION = '' }: Settings): PurgeSettings | null {
  if (!PURGE_URL) return null;
  const colon = PURGE_AUTHORIZATION.indexOf(':');
  const header = { [PURGE_AUTHORIZATION.slice(0, colon)]: PURGE_AUTHORIZATION.slice(colon + 1).trimStart() };
  return { url: PURGE_URL, headers: colon > 0 ? header : {} };
}
