import type { Branding } from '@vitrin/shared-contracts/branding';
import { readSetting } from '../database/settings.ts';
import type { Db } from '../database/tables.ts';

interface Sources {
  db: Db;
  config: { branding: Partial<Branding> };
}

/** Returns the names of the company, which passwords must not contain. */
export async function companyNames({ db, config }: Sources): Promise<string[]> {
  const { value: stored } = await readSetting<Branding>(db, 'branding');
  return [stored, config.branding].flatMap(({ projectCompanyName, companyName }) =>
    [projectCompanyName, companyName].filter((name) => name !== undefined),
  );
}
