import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { PageSections } from '@vitrin/shared-contracts/page-sections';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { PictureItem } from '@vitrin/shared-contracts/picture-items';
import { redirect, type RouteObject } from '@vitrin/shared-contracts/router';
import type { PageRecords } from '@vitrin/shared-contracts/site-pages';
import { categoryOf, readArticlesOf, type ArticlesOf } from '../../shared/section-articles.ts';
import type { SiteContext } from '../../shared/site-context.ts';
import { loadSections } from '../site-page/lazy-sections.ts';
import { loadCatalogue, type CatalogueData } from './catalogue/catalogue.loader.ts';
import { shownIndex } from './certificates/enlargeable.ts';
import { isHomeKind, type HomeKind } from './home-kinds.ts';
import { homeSection, type HomeSection } from './section.ts';

const LATEST = 3;

/** Data of the active sections; null or empty if no section needs it. */
export interface HomeData {
  /** In the order set by staff. */
  sections: HomeSection[];
  slides: PictureItem[];
  certificates: PictureItem[];
  articles: ArticleSummary[];
  /** Articles of the sections that are limited to a category. */
  articlesOf: ArticlesOf;
  catalogue: CatalogueData | null;
  /** Everything on the page is as the set-up has written it. */
  isSample: boolean;
  /** Records of the sections that look as on any other page. */
  records: PageRecords;
}

/**
 * Returns a loader that runs again only when the path or the language changes. A catalogue choice changes only the
 * query: the catalogue loads what it needs itself, and the rest of the page is kept.
 */
export function homeLoader(context: SiteContext): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
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
async function loadHome(context: SiteContext, query: URLSearchParams): Promise<HomeData> {
  const { data } = await context.read<PageSections>(api.pageSections, { page: 'home' });
  const sections = data.sections.map(homeSection);
  const shows = (wanted: HomeKind) => sections.some(({ kind }) => kind === wanted);
  const list = async <T>(kind: HomeKind, path: string) => (shows(kind) ? (await context.read<T[]>(path)).data : []);
  const ofArticles = sections.filter(({ kind }) => kind === 'articles');
  const showsAll = ofArticles.some((section) => categoryOf(section) === null);
  const [slides, certificates, articles, articlesOf, catalogue, records] = await Promise.all([
    list<PictureItem>('slides', api.sliders),
    list<PictureItem>('certificates', api.certificates),
    showsAll ? list<ArticleSummary>('articles', api.articles) : [],
    readArticlesOf(context, ofArticles),
    shows('catalogue') ? loadCatalogue(context, query) : null,
    loadSections(
      context,
      sections.filter(({ kind }) => !isHomeKind(kind)),
    ),
  ]);
  const certificate = shownIndex(certificates, query);
  if (certificate === -1) throw redirect(publicPaths.notFound);
  // Part of the page's file, which is being loaded at the same time.
  const { loadOpenDialogs } = await import(/* webpackChunkName: "home" */ './lazy-dialogs.ts');
  await loadOpenDialogs({ product: Boolean(catalogue?.product.value), certificate: certificate !== null });
  return {
    sections,
    slides,
    certificates,
    articles: articles.slice(0, LATEST),
    articlesOf,
    catalogue,
    isSample: data.is_sample === true,
    records,
  };
}
