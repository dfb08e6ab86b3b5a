import type { ContentSource } from '../../content/content-kind.ts';
import type { Languages } from '../../content/request-language.ts';
import type { SearchedKind } from '../../content/search/index-record.ts';
import { marks } from '../../content/search/tokens.ts';
import type { Db } from '../../platform/database/tables.ts';
import { findPages, titleOfRecord } from './found-pages.repository.ts';
import { kindsByEntity } from './kind-names.ts';
import { insideTitle, isShownIn, titleLadderOf } from './ladder.ts';
import { findEntries, withIndexOnly, type TokenQuery } from './token-query.ts';
import { readingsOf } from './typed-query.ts';
import { wordFormsOf } from './word-forms.ts';

/** A page that visitors see, with its title. */
export interface TitledPage {
  entity: string;
  title: string;
  /** Path without the prefix of the language. */
  path: string;
}

/** What pages are looked for by. */
export interface TitleSearch {
  /** Words of the title; the newest pages without any. */
  search: string;
  languages: Languages;
  /** Pages of each kind at most. */
  count: number;
}

/** Returns pages of every kind by the words of their titles, the best first. */
export async function findByTitle(
  { db, kinds }: Pick<ContentSource, 'db' | 'kinds'>,
  { search, languages, count }: TitleSearch,
): Promise<TitledPage[]> {
  const searched = kindsByEntity(kinds);
  const ids = await withIndexOnly(db, async (reads) => {
    const ladder = await ladderFor(reads, search, languages);
    const found: number[] = [];
    for (const entity of searched.keys()) found.push(...(await climb(reads, ladder, { entity, languages, count })));
    return found;
  });
  const pages = await findPages(db, searched, ids, languages);
  return pages.map(({ kind, title, path }) => ({ entity: kind, title, path }));
}

/** An empty search has one condition, which every page in the language meets. */
async function ladderFor(db: Db, search: string, languages: Languages): Promise<TokenQuery[]> {
  if (search.trim() === '') return [isShownIn(languages)];
  const known = [...new Set([languages.requested, languages.fallback])];
  const ladder: TokenQuery[] = [];
  for (const reading of readingsOf(search, languages.requested)) {
    const forms = await wordFormsOf(db, reading, known);
    ladder.push(...titleLadderOf(forms), insideTitle(forms));
  }
  return ladder;
}

async function climb(
  db: Db,
  ladder: readonly TokenQuery[],
  { entity, languages, count }: { entity: string; languages: Languages; count: number },
): Promise<number[]> {
  const filter = [marks.kind(entity), isShownIn(languages)];
  const found = new Set<number>();
  for (const rung of ladder) {
    for (const id of await findEntries(db, { all: [rung, ...filter] }, count)) found.add(id);
    if (found.size >= count) break;
  }
  return [...found].slice(0, count);
}

/** Returns pages of every kind whose path begins with these letters, the shortest path first. */
export async function findByPath(
  { db, kinds }: Pick<ContentSource, 'db' | 'kinds'>,
  { search, languages, count }: TitleSearch,
): Promise<TitledPage[]> {
  const pages: TitledPage[] = [];
  for (const kind of kindsByEntity(kinds).values()) {
    const paths = (await kind.addresses.listBeginning?.(db, search, count)) ?? [];
    for (const { path } of paths) {
      const page = await pageAt(db, kind, path, languages);
      if (page && !pages.some((each) => each.path === page.path)) pages.push(page);
    }
  }
  return pages;
}

async function pageAt(db: Db, kind: SearchedKind, path: string, languages: Languages): Promise<TitledPage | null> {
  const found = await kind.addresses.find(db, path, languages.requested);
  if (!found?.isShown) return null;
  const { current } = found;
  if (current.lang !== languages.requested && kind.addresses.fallsBack === false) return null;
  const title = await titleOfRecord(db, kind, Number(found.record), languages);
  return title === null ? null : { entity: kind.entity, title, path: current.path };
}
