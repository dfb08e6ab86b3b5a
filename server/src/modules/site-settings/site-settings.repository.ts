import { recogniseIntegrations, type SiteSettings, type SiteSettingsRecord } from 'shared-contracts/integrations';
import type { RowGroup } from '../../platform/database/group-version.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

const KEY = 'site';

export const siteSettingsRow: RowGroup = { table: 'settings', column: 'key', value: KEY };

type Stored = Omit<SiteSettings, 'version'>;

const NOTHING: Stored = { google_script: '', yandex_script: '', fb_pixel_script: '', keywords: [] };

/** What is stored, and what of it is recognised; empty before the first save. */
export async function readSiteSettings(db: Db): Promise<SiteSettingsRecord> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version', 'updated_at'])
    .where('key', '=', KEY)
    .executeTakeFirst();
  const stored: Stored = row ? { ...NOTHING, ...(JSON.parse(row.value) as Partial<Stored>) } : NOTHING;
  return {
    ...stored,
    version: row?.version ?? 0,
    updated_at: row?.updated_at ?? null,
    recognised: recogniseIntegrations(stored),
  };
}

export async function saveSiteSettings(
  trx: Db,
  { version, ...stored }: SiteSettings,
  { now, userId }: Stamp,
): Promise<void> {
  const saved = { value: JSON.stringify(stored), version, updated_at: now, updated_by: userId };
  await trx
    .insertInto('settings')
    .values({ key: KEY, ...saved, created_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(saved))
    .execute();
}
