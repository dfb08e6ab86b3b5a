import { sql } from 'kysely';
import { helpersOf } from '../../platform/database/helpers.ts';
import { lettersOf } from '../../content/search/words.ts';
import type { Db } from '../../platform/database/tables.ts';

/** A word that texts of the site have. */
export interface KnownWord {
  word: string;
  fold: string;
}

/** Words that a part of a word stands for, at most. */
const MAX_EXPANSIONS = 40;
/** Words of which the nearest are chosen. */
const MAX_CANDIDATES = 2_000;
/** Letters of the parts by which the embedded database finds the inside of a word. */
const PART = 3;

/** Behind every word that begins with a prefix, in the order of bytes. */
const LAST = '\u{10FFFF}';

/** Returns words that begin as typed, the shortest first. */
export async function wordsBeginning(
  db: Db,
  languages: readonly string[],
  column: 'word' | 'fold',
  prefix: string,
): Promise<KnownWord[]> {
  return db
    .selectFrom('search_vocabulary')
    .select(['word', 'fold'])
    .where('lang', 'in', languages)
    .where(column, '>=', prefix)
    .where(column, '<', prefix + LAST)
    .orderBy('len')
    .orderBy('word')
    .limit(MAX_EXPANSIONS)
    .execute();
}

/** Returns words that contain folded letters, the shortest first. */
export async function wordsContaining(db: Db, languages: readonly string[], part: string): Promise<KnownWord[]> {
  const { kind, withoutIndex } = helpersOf(db);
  const isThere =
    kind === 'sqlite'
      ? sql<boolean>`id in (select rowid from search_parts where search_parts match ${partsOf(part)}) and instr(fold, ${part}) > 0`
      : sql<boolean>`fold like ${`%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`}`;
  return (
    db
      .selectFrom('search_vocabulary')
      .select(['word', 'fold'])
      .where(isThere)
      // By its index SQLite would read every word of a language.
      .where(sql<boolean>`${withoutIndex('lang')} in (${sql.join(languages)})`)
      .orderBy('len')
      .orderBy('word')
      .limit(MAX_EXPANSIONS)
      .execute()
  );
}

/** The index knows which parts a word has, not their order. */
function partsOf(text: string): string {
  const letters = lettersOf(text);
  const parts = letters.slice(PART - 1).map((_letter, index) => letters.slice(index, index + PART).join(''));
  return parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ');
}

/** Reports whether a text has this folded word. */
export async function isKnown(db: Db, languages: readonly string[], fold: string): Promise<boolean> {
  const row = await db
    .selectFrom('search_vocabulary')
    .select('word')
    .where('lang', 'in', languages)
    .where('fold', '=', fold)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns words that may be a mistyped one: an error in one half leaves the letters of the other half as they are. All have about
 * as many letters.
 */
export async function similarWords(
  db: Db,
  languages: readonly string[],
  fold: string,
  errors: number,
): Promise<KnownWord[]> {
  const letters = lettersOf(fold);
  const half = Math.floor(letters.length / 2);
  const head = letters.slice(0, half).join('');
  const tail = letters
    .slice(half + 1)
    .toReversed()
    .join('');
  const similar = (column: 'fold' | 'back', part: string) =>
    db
      .selectFrom('search_vocabulary')
      .select(['word', 'fold'])
      .where('lang', 'in', languages)
      .where(column, '>=', part)
      .where(column, '<', part + LAST)
      .where('len', '>=', letters.length - errors)
      .where('len', '<=', letters.length + errors)
      .orderBy(column)
      .orderBy('word')
      .limit(MAX_CANDIDATES)
      .execute();
  const found = [...(await similar('fold', head)), ...(await similar('back', tail))];
  return [...new Map(found.map((word) => [word.word, word])).values()];
}
