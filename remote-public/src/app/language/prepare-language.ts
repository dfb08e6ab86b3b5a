import type { ChosenSiteLanguage, Language } from '@vitrin/shared-contracts/languages';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { SiteTexts } from '@vitrin/shared-contracts/plural-texts';
import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from '@vitrin/shared-contracts/router';
import { leadsToOtherLanguage } from '../../shared/other-language.ts';
import { noAnnouncements, noMenus, noNewsletter, type RootData } from '../../shared/root-data.ts';
import type { SiteContext } from '../../shared/site-context.ts';
import type { SiteData } from './site-data.ts';

/**
 * Requests that a language change repeats (product §4); the list of languages and the social links are not reloaded.
 */
const RELOADED_REQUESTS: readonly [path: string, params?: Record<string, string>][] = [
  [api.contactInformation],
  [api.contracts],
  [api.pageMeta],
  [api.categories],
  [api.content, { page: 'corporate' }],
];

/** Maximum number of redirects; the address of an article in another language is one redirect away. */
const MAX_REDIRECTS = 3;

/** Site data in another language, loaded but not yet shown. */
export interface PreparedLanguage {
  language: Language;
  texts: SiteTexts;
  /** Loads a page as well; returns its address in the new language. Throws when the page cannot be loaded. */
  loadPage: (address: string) => Promise<string>;
  /** Makes the live page use the loaded responses; returns a function that ends this. */
  handOver: () => () => void;
}

/** Data access and route factory of the site. */
export interface Site {
  reading: SiteData;
  routesOf: (context: SiteContext) => RouteObject[];
}

/**
 * Loads everything before anything is changed, so that a failure leaves the page as it was: language and texts, the
 * requests of product §4, then the loaders of the current page, the same way the server runs them.
 */
export async function prepareLanguage(site: Site, abbr: string, shown: RootData): Promise<PreparedLanguage> {
  const { context, preset, adopt } = site.reading.loadInLanguage(abbr);
  const { data } = await context.read<ChosenSiteLanguage>(api.changeLanguage(abbr));
  preset(api.staticTexts, data.texts);
  preset(api.languages, shown.languages);
  preset(api.socialMedia, shown.social);
  // The same in every language.
  preset(api.companyFacts, { facts: shown.company, forms_closed: shown.formsClosed, trade: shown.trade });
  // The menus of the specification consist of static texts.
  if (!shown.menus) preset(api.menus, noMenus);
  if (!shown.announcements) preset(api.announcements, noAnnouncements);
  if (!shown.newsletter) preset(api.newsletter, noNewsletter);
  await Promise.all(RELOADED_REQUESTS.map(([path, params]) => context.read(path, params)));
  return { ...data, loadPage: (address) => loadPage(site.routesOf(context), address), handOver: adopt };
}

async function loadPage(routes: RouteObject[], address: string): Promise<string> {
  let url = new URL(address, location.origin);
  for (let step = 0; step < MAX_REDIRECTS; step++) {
    const redirectTarget = await runLoaders(routes, url);
    if (redirectTarget === null) return url.pathname + url.search;
    url = new URL(redirectTarget, url);
  }
  throw new Error(`${address} is a redirect loop`);
}

/**
 * Runs the loaders that a router would run for the address; returns the redirect target, or null if no loader
 * redirects.
 */
async function runLoaders(routes: RouteObject[], url: URL): Promise<string | null> {
  const request = new Request(url);
  const run = async ({ route: { loader }, params }: NonNullable<ReturnType<typeof matchRoutes>>[number]) => {
    const data: unknown = typeof loader === 'function' ? await loader({ request, params } as LoaderFunctionArgs) : null;
    if (data instanceof Response) throw data;
  };
  try {
    await Promise.all((matchRoutes(routes, url.pathname) ?? []).map(run));
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return redirectTarget(thrown);
    throw thrown;
  }
}

/** Returns where a redirect leads in the chosen language: home if the page exists in another language only. */
function redirectTarget(response: Response): string {
  if (leadsToOtherLanguage(response)) return publicPaths.home;
  return response.headers.get('Location') ?? publicPaths.home;
}
