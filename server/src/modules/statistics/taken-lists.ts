import { firstSegment } from '@vitrin/shared-contracts/first-segments';
import { menuRoutes } from '@vitrin/shared-contracts/menus';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { recordModulePages } from '@vitrin/shared-contracts/record-modules';
import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import type { ContentSource } from '../../content/content-kind.ts';
import { pageBelow } from '../../content/page-segments.repository.ts';
import { addressInLanguage } from '../../content/site-address.ts';
import { staticTexts } from '../languages/languages.service.ts';
import { listKind, routePaths, titleOfRoute } from '../menus/menu-targets.service.ts';
import { redirectedFrom, remotesBySegment } from './taken-lists.repository.ts';

/** A page with a fixed address that came with an upgrade. */
interface NewPage {
  title: string;
  path: string;
}

type Source = Pick<ContentSource, 'db' | 'kinds'>;

/**
 * Says which lists cannot be opened, because the site had something else at their address before they came with an upgrade, and which
 * redirects they have ended. New ones are refused.
 */
export async function takenListsText(source: Source): Promise<string | null> {
  const remotes = await remotesBySegment(source.db);
  const languages = [...(await knownLanguages(source.db))];
  const sentences: string[] = [];
  for (const page of await newPages(source)) {
    const owner = await ownerOf(source, page, remotes);
    if (owner !== null)
      sentences.push(
        `“${page.title}” sayfası açılmıyor, çünkü ${page.path} adresini ${owner} kullanıyor; ona başka bir adres verin.`,
      );
    const ended = await redirectedFrom(
      source.db,
      languages.map((lang) => addressInLanguage(page.path, lang)),
    );
    if (owner === null && ended.length > 0)
      sentences.push(
        `${ended.join(', ')} adresinden yönlendirme artık çalışmıyor, çünkü orada “${page.title}” sayfası var; yönlendirmeyi silin.`,
      );
  }
  return sentences.join(' ') || null;
}

/** The lists of records that exist, and the search. */
async function newPages(source: Source): Promise<NewPage[]> {
  const texts = await staticTexts(source.db, await defaultLanguageOf(source.db));
  const pages: NewPage[] = [{ title: texts.search.title, path: publicPaths.search }];
  for (const route of menuRoutes) {
    const list = listKind(source, route)?.addresses?.list;
    if (list && (await list.state(source.db)) !== null)
      pages.push({ title: titleOfRoute(texts, route), path: routePaths[route] });
  }
  return pages;
}

async function ownerOf(
  { db }: Source,
  { path }: NewPage,
  remotes: ReadonlyMap<string, string>,
): Promise<string | null> {
  const remote = remotes.get(firstSegment(path));
  if (remote !== undefined) return `“${remote}” birimi`;
  if (recordModulePages.has(path)) return 'sitenin bir modülü';
  const page = await pageBelow(db, firstSegment(path));
  return page === null ? null : `${page} sayfası`;
}
