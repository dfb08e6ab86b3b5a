import {
  recogniseIntegrations,
  type SiteSettings,
  type SiteSettingsRecord,
} from '@vitrin/shared-contracts/integrations';
import { settingRow } from '../../content/group-version.repository.ts';
import { readSetting, saveSetting } from '../../platform/database/settings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

const KEY = 'site';

export const siteSettingsRow = settingRow(KEY);

type Stored = Omit<SiteSettings, 'version'>;

const EMPTY: Stored = { google_script: '', yandex_script: '', fb_pixel_script: '', keywords: [] };

/** Returns the stored settings and the integrations recognized in them; empty before the first save. */
export async function readSiteSettings(db: Db): Promise<SiteSettingsRecord> {
  const { value, ...saved } = await readSetting<Stored>(db, KEY);
  const stored = { ...EMPTY, ...value };
  return { ...stored, ...saved, recognised: recogniseIntegrations(stored) };
}

export function saveSiteSettings(trx: Db, { version, ...value }: SiteSettings, stamp: Stamp): Promise<void> {
  return saveSetting(trx, KEY, { value, version }, stamp);
}
