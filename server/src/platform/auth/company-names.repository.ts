import type { Branding } from 'shared-contracts/branding';
import type { Db } from '../database/tables.ts';

interface Sources {
  db: Db;
  config: { branding: Partial<Branding> };
}

/** What the house calls itself, for refusing it in passwords. */
export async function companyNames({ db, config }: Sources): Promise<string[]> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'branding').executeTakeFirst();
  const stored = row ? (JSON.parse(row.value) as Partial<Branding>) : {};
  return [stored, config.branding].flatMap(({ projectCompanyName, companyName }) =>
    [projectCompanyName, companyName].filter((name) => name !== undefined),
  );
}
