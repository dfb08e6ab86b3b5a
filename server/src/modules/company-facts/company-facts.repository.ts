import { noCompanyFacts, type CompanyFacts, type CompanyFactsRecord } from '@vitrin/shared-contracts/company-facts';
import { settingRow } from '../../content/group-version.repository.ts';
import { readSetting, saveSetting } from '../../platform/database/settings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

const KEY = 'company';

export const companyFactsRow = settingRow(KEY);

/** Returns the stored facts; all are empty before the first save. */
export async function readCompanyFacts(db: Db): Promise<CompanyFactsRecord> {
  const { value, version } = await readSetting<CompanyFacts>(db, KEY);
  return { ...noCompanyFacts, ...value, version };
}

export function saveCompanyFacts(trx: Db, value: CompanyFacts, version: number, stamp: Stamp): Promise<void> {
  return saveSetting(trx, KEY, { value, version }, stamp);
}

/** Deletes the facts of an invented company, those of the demo content. */
export async function deleteCompanyFacts(trx: Db): Promise<void> {
  await trx.deleteFrom('settings').where('key', '=', KEY).execute();
}
