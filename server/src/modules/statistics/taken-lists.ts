import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { menuRoutes } from '@vitrin/shared-contracts/menus';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import type { ContentSource } from '../../content/content-kind.ts';
import { isListOpen, siteLists } from '../../content/lists/choose-list-names.ts';
import { segmentOwners } from '../../content/lists/list-names.repository.ts';
import { listNamesOf } from '../../content/lists/named-kinds.ts';
import { staticTexts } from '../languages/languages.service.ts';
import { routePaths, titleOfRoute } from '../menus/menu-targets.service.ts';

type Source = Pick<ContentSource, 'db' | 'kinds'>;

/** Says which lists are at other addresses than usual, because the site had something else there before they came, and what that is. */
export async function takenListsText(source: Source): Promise<string | null> {
  const owners = await segmentOwners(source.db);
  const names = listNamesOf(source);
  const sentences: string[] = [];
  for (const { path, segments } of siteLists) {
    const taken = segments.filter((segment) => owners.has(segment));
    if (taken.length === 0 || !(await isListOpen(source, path))) continue;
    const title = await titleOf(source, path);
    for (const segment of taken) {
      const place = `/${segment}` === path ? `“${title}” sayfası` : `“${title}” listesindeki sayfalar`;
      const address = exchangeNames(`/${segment}`, names);
      const outcome =
        address === `/${segment}`
          ? `açılmıyor; sunucu yeniden başlatılınca boş bir adres alır`
          : `${address} adresinde açılıyor`;
      sentences.push(`${place} ${outcome}, çünkü /${segment} adresini ${owners.get(segment)} kullanıyor.`);
    }
  }
  return sentences.join(' ') || null;
}

async function titleOf({ db }: Source, path: string): Promise<string> {
  const texts = await staticTexts(db, await defaultLanguageOf(db));
  if (path === publicPaths.search) return texts.search.title;
  const route = menuRoutes.find((each) => routePaths[each] === path);
  return route === undefined ? path : titleOfRoute(texts, route);
}
