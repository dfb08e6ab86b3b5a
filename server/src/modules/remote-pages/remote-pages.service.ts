import { isDeepStrictEqual } from 'node:util';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { remotePageEntity, type RemotePageRow } from '@vitrin/shared-contracts/remote-page-rows';
import { remotePagesProblem } from '@vitrin/shared-contracts/remote-page-rules';
import type { RemotePages } from '@vitrin/shared-contracts/remote-pages';
import { raiseContentVersion } from '../../platform/database/content-version.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { liveDescriptors } from '../../releases/stored/pointers.repository.ts';
import { readAddedRemotes } from '../../releases/stored/releases.repository.ts';
import {
  listRows,
  listStored,
  savePage,
  sortedTexts,
  takeDown,
  type StoredRemotePage,
} from './remote-pages.repository.ts';

export {
  deletePagesOf,
  findTitles,
  listStored as listRemotePages,
  type ListedRemotePage,
} from './remote-pages.repository.ts';

/** Returns the pages that the live releases of the additional remotes declare. */
export function listLivePages(db: Db): Promise<RemotePageRow[]> {
  return listRows(db, defaultLanguage.abbr);
}

/** Returns the title of a page in the default language; in any other if it lacks one. */
export function remotePageTitle({ texts, name }: StoredRemotePage): string {
  return (texts.find(({ lang }) => lang === defaultLanguage.abbr) ?? texts[0])?.title ?? name;
}

/**
 * Brings the stored pages into agreement with the live releases: after a release was promoted or taken back, and when a remote has
 * got another segment or left the site. A page that is not declared any more keeps its id for the menus that name it.
 */
export async function refreshRemotePages({
  db,
  contentVersion,
}: Pick<PlatformServices, 'contentVersion' | 'db'>): Promise<void> {
  if ((await outdatedPages(db)).length === 0) return;
  const version = await db.transaction().execute(async (trx) => {
    await helpersOf(trx).lock(trx, 'remote-pages');
    const now = new Date().toISOString();
    // Another server may have written them since they were compared.
    const outdated = await outdatedPages(trx);
    if (outdated.length === 0) return null;
    for (const page of outdated) await (page.live === 1 ? savePage : takeDown)(trx, page, now);
    const raised = await raiseContentVersion(trx, [remotePageEntity]);
    await helpersOf(trx).notifyContentChange(trx, raised);
    return raised;
  });
  if (version !== null) contentVersion.raise(version, [remotePageEntity]);
}

/** Returns the pages that differ from what the live releases declare, as they should be. */
async function outdatedPages(db: Db): Promise<StoredRemotePage[]> {
  const stored = new Map((await listStored(db)).map((page) => [keyOf(page), page]));
  const declared = new Map((await declaredPages(db)).map((page) => [keyOf(page), page]));
  const gone = [...stored.values()].filter((page) => page.live === 1 && !declared.has(keyOf(page)));
  const changed = [...declared.values()].filter((page) => {
    const { id: _id, updated_at: _time, ...before } = stored.get(keyOf(page)) ?? { id: 0, updated_at: '' };
    return !isDeepStrictEqual(before, page);
  });
  return [...gone.map((page): StoredRemotePage => ({ ...page, live: 0 })), ...changed];
}

async function declaredPages(db: Db): Promise<StoredRemotePage[]> {
  const live = await liveDescriptors(db);
  const remotes = await readAddedRemotes(db);
  return remotes.flatMap(({ name, segment }) => {
    const pages = live.get(name)?.pages ?? {};
    // A server of the version before has not checked them.
    return remotePagesProblem(pages) === null ? pagesOf({ name, segment }, pages) : [];
  });
}

function pagesOf({ name: remote, segment }: { name: string; segment: string }, pages: RemotePages): StoredRemotePage[] {
  return Object.entries(pages).map(([name, { path, titles, summaries = {} }]) => ({
    remote,
    name,
    path: `/${segment}${path}`,
    live: 1,
    texts: sortedTexts(
      Object.entries(titles).map(([lang, title]) => ({ lang, title, summary: summaries[lang] ?? '' })),
    ),
  }));
}

function keyOf({ remote, name }: Pick<StoredRemotePage, 'name' | 'remote'>): string {
  return `${remote} ${name}`;
}
