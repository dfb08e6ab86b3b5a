import type { Branding } from 'shared-contracts/branding';
import type { Db } from '../../database/tables.ts';
import { defaultBranding } from './default-branding.ts';

export interface BrandingSources {
  db: Db;
  config: { branding?: Partial<Branding> | undefined };
}

const SETTINGS_KEY = 'branding';

/** Database over configuration over defaults (spec §1); read for each rendering, so that a change needs no restart. */
export async function readBranding({ db, config }: BrandingSources): Promise<Branding> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SETTINGS_KEY).executeTakeFirst();
  const stored = row ? (JSON.parse(row.value) as Partial<Branding>) : {};
  const chosen = { ...defaultBranding, ...config.branding, ...stored };
  const named = stored.companyName ?? config.branding?.companyName;
  return named ? chosen : { ...chosen, companyName: chosen.projectCompanyName };
}
