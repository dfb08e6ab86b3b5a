import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { fold } from '@vitrin/shared-contracts/fold';
import { helpersOf } from '../../platform/database/helpers.ts';
import { foldedColumn } from '../../platform/database/folded-column.ts';
import type { Db } from '../../platform/database/tables.ts';

/** What may stand before a word in a title, or in the markup of a text. */
const WORD_STARTS = [' ', '>', '(', '"', '“', '-'];

/** Words that are ranked by; the others only have to be found. */
const MAX_WORDS = 8;

/** A search in the texts of articles, and the language whose letters it is typed with. */
export interface TypedSearch {
  search: string;
  lang: string;
}

/**
 * Returns the condition that the title contains every searched word with the letters as typed: 'ısı' does not stand for
 * 'işi' or 'yazısı' here, as it does in the folded search text.
 */
export function isInTitle(db: Db, typed: TypedSearch): RawBuilder<SqlBool> {
  return allOf(wordsOf(typed.search).map((word) => beginsIn(db, titleColumn, spellingsOf(word, typed.lang))));
}

/** Returns the rank of a found article, the best one lowest: as typed before folded, in the title before in the text. */
export function articleRank(db: Db, typed: TypedSearch): RawBuilder<number> {
  const words = wordsOf(typed.search);
  const isInText = allOf(
    words.map((word) => anyOf(textColumns.map((text) => beginsIn(db, text, spellingsOf(word, typed.lang))))),
  );
  const isInFoldedTitle = allOf(words.map((word) => beginsIn(db, foldedColumn(titleName), [fold(word)])));
  return sql<number>`case when ${isInTitle(db, typed)} then 0 when ${isInText} then 1
    when ${isInFoldedTitle} then 2 else 3 end`;
}

const titleName = 'article_translations.title';
const titleColumn = sql.ref(titleName);
const textColumns = [titleColumn, sql.ref('article_translations.summary'), sql.ref('article_translations.content')];

function wordsOf(search: string): string[] {
  const words = search.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  return words.slice(0, MAX_WORDS);
}

/** Returns a word in lower case, with a capital, and in capitals: SQL knows no Turkish `i` and `ı`. */
function spellingsOf(word: string, lang: string): string[] {
  const lower = word.normalize('NFC').toLocaleLowerCase(lang);
  const [first = '', ...rest] = lower;
  return [...new Set([lower, first.toLocaleUpperCase(lang) + rest.join(''), lower.toLocaleUpperCase(lang)])];
}

function beginsIn(db: Db, column: Expression<unknown>, spellings: readonly string[]): RawBuilder<SqlBool> {
  const text = sql`(' ' || ${column})`;
  const { contains } = helpersOf(db);
  return anyOf(spellings.flatMap((word) => WORD_STARTS.map((start) => contains(text, start + word))));
}

function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`1 = 0` : sql`(${sql.join(conditions, sql` and `)})`;
}

function anyOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(conditions, sql` or `)})`;
}
