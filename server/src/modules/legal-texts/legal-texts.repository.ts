import { parse } from 'secure-json-parse';
import type { Db } from '../../platform/database/tables.ts';
import type { MadeContract, MadeDraft } from './legal-text-states.ts';
import type { ShownText } from './text-fingerprint.ts';

/** Returns what contracts were made of, oldest first. */
export function listMadeContracts(db: Db): Promise<MadeContract[]> {
  return db
    .selectFrom('contracts')
    .select(['id', 'kind', 'template', 'template_values', 'updated_by'])
    .orderBy('id')
    .execute();
}

/** Returns the texts of the contracts that were made of templates, in these languages. */
export async function listMadeTexts(db: Db, languages: readonly string[]): Promise<Map<number, ShownText[]>> {
  const rows = await db
    .selectFrom('contract_translations')
    .innerJoin('contracts', 'contracts.id', 'contract_translations.contract_id')
    .select(['contract_id', 'lang', 'name', 'content', 'seo_description'])
    .where('template', '!=', '')
    .where('lang', 'in', languages)
    .execute();
  return Map.groupBy(rows, ({ contract_id }) => contract_id);
}

/** Returns what the drafts of contracts were made of. */
export async function listMadeDrafts(db: Db): Promise<MadeDraft[]> {
  const rows = await db
    .selectFrom('working_copies')
    .select(['id', 'record', 'values_json'])
    .where('entity', '=', 'contract')
    .orderBy('updated_at', 'desc')
    .execute();
  return rows.map(({ id, record, values_json }) => {
    const { kind = '', template = '' } = Object(parse(values_json)) as Partial<MadeDraft>;
    return { id, record, kind, template };
  });
}
