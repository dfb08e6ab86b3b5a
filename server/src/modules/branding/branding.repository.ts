import type { Branding, BrandingRecord } from '@vitrin/shared-contracts/branding';
import { groupVersion, settingRow } from '../../content/group-version.repository.ts';
import { readSetting, saveSetting } from '../../platform/database/settings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { defaultBranding } from './default-branding.ts';

export interface BrandingSources {
  db: Db;
  config: { branding?: Partial<Branding> | undefined };
}

const KEY = 'branding';

export const brandingRow = settingRow(KEY);

/**
 * Returns the branding: the database overrides the configuration, which overrides the defaults (product §1). Read for
 * each rendering, so that a change needs no restart.
 */
export async function readBranding({ db, config }: BrandingSources): Promise<Branding> {
  const { value: stored } = await readSetting<Branding>(db, KEY);
  const merged = { ...defaultBranding, ...config.branding, ...stored };
  const configuredName = stored.companyName ?? config.branding?.companyName;
  return configuredName ? merged : { ...merged, companyName: merged.projectCompanyName };
}

export async function readBrandingRecord(sources: BrandingSources): Promise<BrandingRecord> {
  return { ...(await readBranding(sources)), version: await groupVersion(sources.db, brandingRow) };
}

export function saveBranding(trx: Db, value: Branding, version: number, stamp: Stamp): Promise<void> {
  return saveSetting(trx, KEY, { value, version }, stamp);
}
