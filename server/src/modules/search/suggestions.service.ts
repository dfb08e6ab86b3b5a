import type { SearchSuggestions } from '@vitrin/shared-contracts/search';
import { limits } from '@vitrin/shared-contracts/limits';
import type { ContentSource } from '../../content/content-kind.ts';
import type { Languages } from '../../content/request-language.ts';
import { stemOf } from '../../content/search/stem.ts';
import { places } from '../../content/search/tokens.ts';
import { lettersOf } from '../../content/search/words.ts';
import type { Db } from '../../platform/database/tables.ts';
import { findPages } from './found-pages.repository.ts';
import { pageKinds } from './fixed-pages.ts';
import { kindName, kindsByEntity, type FoundKind } from './kind-names.ts';
import { isShownIn, titleLadderOf } from './ladder.ts';
import { anyToken, findEntries, withIndexOnly, type TokenQuery } from './token-query.ts';
import { readingsOf } from './typed-query.ts';
import { wordFormsOf } from './word-forms.ts';
import { wordsBeginning } from './vocabulary.repository.ts';

/** Letters from which something is suggested. */
const MIN_LETTERS = 2;

/** Returns pages whose title has the typed words, and words that begin with the last one. Only published texts have them. */
export async function suggest(
  { db, kinds }: Pick<ContentSource, 'db' | 'kinds'>,
  search: string,
  languages: Languages,
): Promise<SearchSuggestions> {
  if (search.trim().length < MIN_LETTERS) return { pages: [], words: [] };
  const { ids, words } = await withIndexOnly(db, async (reads) => ({
    ids: await titlesOf(reads, search, languages),
    words: await wordsOf(reads, search, languages),
  }));
  const searched = new Map<string, FoundKind>([...kindsByEntity(kinds), ...pageKinds({ kinds })]);
  const nameOf = (entity: string) => {
    const kind = searched.get(entity);
    return kind ? kindName(kind) : entity;
  };
  const pages = await findPages(db, searched, ids, languages);
  return {
    pages: pages.map(({ title, path, kind }) => ({ title, path, kind: nameOf(kind) })),
    words,
  };
}

async function titlesOf(db: Db, search: string, languages: Languages): Promise<number[]> {
  const { suggestions } = limits.visitorSearch;
  const found = new Set<number>();
  for (const reading of readingsOf(search, languages.requested)) {
    const forms = await wordFormsOf(db, reading, languagesOf(languages));
    for (const rung of titleLadderOf(forms)) {
      for (const id of await findEntries(db, { all: [rung, isShownIn(languages)] }, suggestions)) found.add(id);
      if (found.size >= suggestions) return [...found].slice(0, suggestions);
    }
  }
  return [...found];
}

/** A word of a text that was deleted stays known for a while, so each is looked up. */
async function wordsOf(db: Db, search: string, languages: Languages): Promise<string[]> {
  const last = readingsOf(search, languages.requested)[0]?.at(-1);
  if (!last || lettersOf(last.folded).length < MIN_LETTERS || /\s$/.test(search)) return [];
  const { written, folded } = places.text;
  const words: string[] = [];
  // One form of each word: the shortest comes first.
  const stems = new Set<string>();
  for (const { word, fold } of await wordsBeginning(db, languagesOf(languages), 'fold', last.folded)) {
    const stem = stemOf({ written: word, folded: fold }, languages.requested).folded;
    if (fold === last.folded || stems.has(stem)) continue;
    const query: TokenQuery = { all: [anyToken([written + word, folded + fold]), isShownIn(languages)] };
    if ((await findEntries(db, query, 1)).length === 0) continue;
    stems.add(stem);
    words.push(word);
    if (words.length === limits.visitorSearch.suggestions) break;
  }
  return words;
}

function languagesOf({ requested, fallback }: Languages): string[] {
  return [...new Set([requested, fallback])];
}
