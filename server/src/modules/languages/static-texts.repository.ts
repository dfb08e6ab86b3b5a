import { parse } from 'secure-json-parse';
import { defaultStaticTexts, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import type { Db } from '../../platform/database/tables.ts';

/** Returns the built-in texts, overridden by the default language, overridden by the requested language. */
export async function staticTexts(db: Db, asked: string): Promise<StaticTexts> {
  const rows = await db
    .selectFrom('languages')
    .select(['page_lang', 'is_default'])
    .where((where) => where.or([where('is_default', '=', 1), where('abbr', '=', asked)]))
    .orderBy('is_default', 'desc')
    .execute();
  return rows.reduce((texts, row) => merged(texts, parse(row.page_lang)), defaultStaticTexts);
}

/** Overrides `texts` with the known keys in `given` that contain text. */
function merged(texts: StaticTexts, given: unknown): StaticTexts {
  const groups = entriesOf(given);
  const result = Object.entries(texts).map(([group, keys]) => {
    const values = entriesOf(groups.get(group));
    return [
      group,
      Object.fromEntries(Object.entries(keys).map(([key, text]) => [key, filled(values.get(key)) ?? text])),
    ];
  });
  return Object.fromEntries(result) as StaticTexts;
}

function filled(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function entriesOf(value: unknown): Map<string, unknown> {
  return new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
}
