import type { Branding, BrandingRecord } from 'shared-contracts/branding';
import { groupVersion, type RowGroup } from '../../platform/database/group-version.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { defaultBranding } from './default-branding.ts';

export interface BrandingSources {
  db: Db;
  config: { branding?: Partial<Branding> | undefined };
}

const SETTINGS_KEY = 'branding';

export const brandingRow: RowGroup = { table: 'settings', column: 'key', value: SETTINGS_KEY };

/** Database over configuration over defaults (product §1); read for each rendering, so that a change needs no restart. */
export async function readBranding({ db, config }: BrandingSources): Promise<Branding> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SETTINGS_KEY).executeTakeFirst();
  const stored = row ? (JSON.parse(row.value) as Partial<Branding>) : {};
  const chosen = { ...defaultBranding, ...config.branding, ...stored };
  const named = stored.companyName ?? config.branding?.companyName;
  return named ? chosen : { ...chosen, companyName: chosen.projectCompanyName };
}

export async function readBrandingRecord(sources: BrandingSources): Promise<BrandingRecord> {
  return { ...(await readBranding(sources)), version: await groupVersion(sources.db, brandingRow) };
}

export async function saveBranding(
  trx: Db,
  branding: Branding,
  version: number,
  { now, userId }: Stamp,
): Promise<void> {
  const saved = { value: JSON.stringify(branding), version, updated_at: now, updated_by: userId };
  await trx
    .insertInto('settings')
    .values({ key: SETTINGS_KEY, ...saved, created_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(saved))
    .execute();
}
