import type { Settings } from './config-schema.ts';

/** Where a shared cache is told what has changed. */
export interface PurgeSettings {
  url: string;
  /** Headers that prove the right to do so; never logged. */
  headers: Readonly<Record<string, string>>;
}

export function purgeSettings({ PURGE_URL, PURGE_AUTHORIZATION = '' }: Settings): PurgeSettings | null {
  if (!PURGE_URL) return null;
  const [, name, value] = /^([^:]+): *(.*)$/.exec(PURGE_AUTHORIZATION) ?? [];
  return { url: PURGE_URL, headers: name === undefined || value === undefined ? {} : { [name]: value } };
}
