import { parse } from 'secure-json-parse';
import type { SiteTexts } from '@vitrin/shared-contracts/plural-texts';
import { defaultStaticTexts, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import type { Db } from '../../platform/database/tables.ts';
import { builtInTexts } from './built-in/built-in-texts.ts';
import { siteTexts } from './site-texts.ts';

/**
 * Returns the texts of the site in a language: what staff have written in it, else what comes with the product in it, else
 * what staff have written in the default language, else the Turkish texts.
 */
export async function staticTexts(db: Db, asked: string): Promise<SiteTexts> {
  const rows = await db
    .selectFrom('languages')
    .select(['abbr', 'page_lang', 'is_default'])
    .where((where) => where.or([where('is_default', '=', 1), where('abbr', '=', asked)]))
    .orderBy('is_default', 'desc')
    .execute();
  const written = rows.reduce(
    (texts, { abbr, page_lang }) => merged((abbr === asked ? builtInTexts(abbr) : null) ?? texts, parse(page_lang)),
    defaultStaticTexts,
  );
  return siteTexts(written, asked);
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
