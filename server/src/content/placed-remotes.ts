import type { RemoteName } from '@vitrin/shared-contracts/releases';
import { defaultLanguageOf } from './active-languages.ts';
import type { ContentSource } from './content-kind.ts';
import { recordsWithParts, type RecordWithParts } from './placed-sections.ts';

/** Kinds whose pages can show sections of remotes. */
export const placingEntities = ['site-page', 'page-sections'] as const;

/** Returns the remotes whose sections pages show, by path of the page without its language. */
export async function placedRemotes(source: ContentSource): Promise<ReadonlyMap<string, readonly RemoteName[]>> {
  const records = await recordsWithParts(source.db);
  const pages = await Promise.all(
    records.map(async (record) => (await pathsOf(source, record)).map((path) => ({ path, remotes: record.remotes }))),
  );
  const byPath = Map.groupBy(pages.flat(), ({ path }) => path);
  return new Map([...byPath].map(([path, own]) => [path, namesIn(own)]));
}

/** Pages of several languages can have one path. */
function namesIn(pages: readonly Pick<RecordWithParts, 'remotes'>[]): readonly RemoteName[] {
  return [...new Set(pages.flatMap(({ remotes }) => remotes))].toSorted();
}

async function pathsOf(source: ContentSource, { entity, record }: RecordWithParts): Promise<string[]> {
  const kind = source.kinds.get(entity);
  if (kind?.addresses) return (await kind.addresses.current(source.db, record)).map(({ path }) => path);
  const path = await kind?.shownOn?.(source, record, await defaultLanguageOf(source.db), {});
  return path ? [path] : [];
}
