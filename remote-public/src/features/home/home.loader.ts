import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { HomeSection, HomeSectionKind } from '@vitrin/shared-contracts/home-sections';
import type { ContentResponse } from '@vitrin/shared-contracts/page-contents';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { PictureItem } from '@vitrin/shared-contracts/picture-items';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect, type RouteObject } from '@vitrin/shared-contracts/router';
import { loadCatalogue, type CatalogueData } from './catalogue/catalogue.loader.ts';
import { shownIndex } from './certificates/enlargeable.ts';

const LATEST = 3;

/** Data of the active sections; null or empty if no section needs it. */
export interface HomeData {
  /** In the order set by staff. */
  sections: HomeSection[];
  content: ContentResponse<'home'> | null;
  slides: PictureItem[];
  certificates: PictureItem[];
  articles: ArticleSummary[];
  catalogue: CatalogueData | null;
}

/**
 * Returns a loader that runs again only when the path or the language changes. A catalogue choice changes only the
 * query: the catalogue loads what it needs itself, and the rest of the page is kept.
 */
export function homeLoader(context: RemoteContext): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  let read = context.language();
  return {
    loader({ request }) {
      read = context.language();
      return loadHome(context, new URL(request.url).searchParams);
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || read !== context.language(),
  };
}

/** Loads the sections, then in parallel only the data that they need. */
async function loadHome(context: RemoteContext, query: URLSearchParams): Promise<HomeData> {
  const { data: sections } = await context.read<HomeSection[]>(api.homeSections);
  const shows = (...kinds: HomeSectionKind[]) => sections.some(({ kind }) => kinds.includes(kind));
  const list = async <T>(kind: HomeSectionKind, path: string) =>
    shows(kind) ? (await context.read<T[]>(path)).data : [];
  const [content, slides, certificates, articles, catalogue] = await Promise.all([
    shows('slider', 'introduction', 'numbers') ? readContent(context) : null,
    list<PictureItem>('slider', api.sliders),
    list<PictureItem>('certificates', api.certificates),
    list<ArticleSummary>('articles', api.articles),
    shows('catalogue') ? loadCatalogue(context, query) : null,
  ]);
  const certificate = shownIndex(certificates, query);
  if (certificate === -1) throw redirect(publicPaths.notFound);
  // Part of the page's file, which is being loaded at the same time.
  const { loadOpenDialogs } = await import(/* webpackChunkName: "home" */ './lazy-dialogs.ts');
  await loadOpenDialogs({ product: Boolean(catalogue?.product.value), certificate: certificate !== null });
  return { sections, content, slides, certificates, articles: articles.slice(0, LATEST), catalogue };
}

async function readContent({ read }: RemoteContext): Promise<ContentResponse<'home'>> {
  return (await read<ContentResponse<'home'>>(api.content, { page: 'home' })).data;
}
