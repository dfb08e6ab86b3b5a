import { limits } from '@vitrin/shared-contracts/limits';
import { stemOf } from '../../content/search/stem.ts';
import { marks } from '../../content/search/tokens.ts';
import type { Languages } from '../../content/request-language.ts';
import type { Db } from '../../platform/database/tables.ts';
import { anyOf, anywhere, exactly, isShownIn, ladderOf, type WordForms } from './ladder.ts';
import { nearWords, type NearWordSource } from './near-words.ts';
import { anyToken, findEntries, withIndexOnly, writeQuery, type TokenQuery } from './token-query.ts';
import { readingsOf, type Reading, type TypedWord } from './typed-query.ts';
import { wordFormsOf } from './word-forms.ts';

/** What is searched for. */
export interface RankedSearch {
  search: string;
  /** Kinds of the results; null for all. */
  entities: readonly string[] | null;
  languages: Languages;
}

/** Entries in the order of the results. */
export interface Ranked {
  ids: number[];
  /** Words that excerpts mark. */
  words: readonly TypedWord[];
  /** Condition of the best results, whatever their kind, then that of all; none for a search without words. */
  queries: readonly TokenQuery[];
  /** What was searched instead of a mistyped word. */
  corrected: string | null;
  /** The entries have only some of the words. */
  isPartial: boolean;
  /** Near words, if nothing has all words. */
  near: string[];
}

const nothing: Ranked = { ids: [], words: [], queries: [], corrected: null, isPartial: false, near: [] };
/** Errors of near words that are only proposed. */
const PROPOSED_ERRORS = 2;

/** Finds entries, the best first, and what helps a visitor whose search nothing meets. */
export async function findRanked(db: Db, { search, entities, languages }: RankedSearch): Promise<Ranked> {
  const readings = readingsOf(search, languages.requested);
  const [reading = []] = readings;
  if (reading.length === 0 || entities?.length === 0) return nothing;
  const isShown = isShownIn(languages);
  const filter = [isShown, ...(entities === null ? [] : [anyToken(entities.map(marks.kind))])];
  const source = { languages: [...new Set([languages.requested, languages.fallback])], isShown };
  return withIndexOnly(db, async (reads) => {
    const forms: WordForms[][] = [];
    for (const words of readings) forms.push(await wordFormsOf(reads, words, source.languages));
    const found = await climb(reads, forms.flatMap(ladderOf), filter);
    const words = [...new Map(readings.flat().map((word) => [word.written, word])).values()];
    if (found.length > 0) return { ...nothing, ids: found, words, queries: queriesOf(forms, isShown) };
    return findNear(reads, { reading, forms: forms[0] ?? [] }, source, filter);
  });
}

/**
 * Runs conditions until there are as many entries as can be reached. What an earlier one has found is skipped, and one that
 * says the same as an earlier one is not run.
 */
async function climb(db: Db, rungs: readonly TokenQuery[], filter: readonly TokenQuery[]): Promise<number[]> {
  const { reachable } = limits.visitorSearch;
  const found = new Set<number>();
  const done = new Set<string>();
  for (const rung of rungs) {
    const query = { all: [rung, ...filter] };
    const text = writeQuery(query, 'sqlite');
    if (done.has(text)) continue;
    done.add(text);
    for (const id of await findEntries(db, query, reachable)) {
      found.add(id);
      if (found.size === reachable) return [...found];
    }
  }
  return [...found];
}

function queriesOf(readings: readonly (readonly WordForms[])[], isShown: TokenQuery): TokenQuery[] {
  return [exactly, anywhere].map((condition) => ({ all: [{ any: readings.map(condition) }, isShown] }));
}

interface Searched {
  reading: Reading;
  forms: readonly WordForms[];
}

/** Searches near words instead of mistyped ones, then for entries with some of the words. */
async function findNear(
  db: Db,
  { reading, forms }: Searched,
  source: NearWordSource,
  filter: readonly TokenQuery[],
): Promise<Ranked> {
  const corrected = await correctedForms(db, { reading, forms }, source);
  if (corrected) {
    const ids = await climb(db, ladderOf(corrected), filter);
    const words = corrected.flatMap(({ typed }) => typed);
    const queries = queriesOf([corrected], source.isShown);
    if (ids.length > 0) return { ...nothing, ids, words, queries, corrected: textOf(corrected) };
  }
  const known = corrected ?? forms;
  const isSeveral = reading.length > 1;
  const ids = isSeveral ? await findEntries(db, { all: [anyOf(known), ...filter] }, limits.visitorSearch.perPage) : [];
  const near = await proposedWords(db, reading, source);
  return { ...nothing, ids, words: known.flatMap(({ typed }) => typed), isPartial: ids.length > 0, near };
}

/** Returns the forms with near words in place of mistyped ones; null if no word is mistyped. */
async function correctedForms(
  db: Db,
  { reading, forms }: Searched,
  source: NearWordSource,
): Promise<WordForms[] | null> {
  let isCorrected = false;
  const [lang = ''] = source.languages;
  const corrected: WordForms[] = [];
  for (const [index, word] of reading.entries()) {
    const own = forms[index];
    if (!own) continue;
    const near = await nearWords(db, word, source);
    isCorrected ||= near.length > 0;
    const typed = near.map(({ word: written, fold: folded }) => {
      const plain = { written, folded };
      return { ...plain, stem: stemOf(plain, lang) };
    });
    corrected.push(near.length > 0 ? { typed, beginning: [], foldedBeginning: [], inside: [] } : own);
  }
  return isCorrected ? corrected : null;
}

function textOf(forms: readonly WordForms[]): string {
  return forms.map(({ typed: [best] }) => best?.written ?? '').join(' ');
}

async function proposedWords(db: Db, reading: Reading, source: NearWordSource): Promise<string[]> {
  const [lang = ''] = source.languages;
  const byStem = new Map<string, string>();
  for (const word of reading)
    for (const near of await nearWords(db, word, source, PROPOSED_ERRORS)) {
      const stem = stemOf({ written: near.word, folded: near.fold }, lang).folded;
      if (!byStem.has(stem)) byStem.set(stem, near.word);
    }
  return [...byStem.values()].slice(0, limits.visitorSearch.suggestions);
}
