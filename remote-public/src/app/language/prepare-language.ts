import type { Language } from 'shared-contracts/languages';
import { api } from 'shared-contracts/paths';
import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'shared-contracts/router';
import type { StaticTexts } from 'shared-contracts/static-texts';
import type { RootData } from '../../shared/root-data.ts';
import type { SiteContext } from '../../shared/site-context.ts';
import type { SiteReading } from './site-reading.ts';

/** What a change of language reloads (product §4); the list of languages and the social links stay as they are. */
const reloaded: readonly [path: string, params?: Record<string, string>][] = [
  [api.contactInformation],
  [api.contracts],
  [api.pageMeta],
  [api.categories],
  [api.content, { page: 'corporate' }],
];

/** An article's address in another language is one redirect away. */
const MOST_REDIRECTS = 3;

/** Site data in another language, loaded but not yet shown. */
export interface PreparedLanguage {
  language: Language;
  texts: StaticTexts;
  /** Reads a page too; returns its address in the new language. Throws when that page cannot be read. */
  rehearse: (address: string) => Promise<string>;
  /** From now on the live page finds all that was read; returns the end of that. */
  handOver: () => () => void;
}

/** Data access and route factory of the site. */
export interface Site {
  reading: SiteReading;
  routesOf: (context: SiteContext) => RouteObject[];
}

/**
 * Loads everything before anything is changed, so that a failure leaves the page as it was: language and texts, the
 * requests of product §4, then the loaders of the current page, the same way the server runs them.
 */
export async function prepareLanguage(site: Site, abbr: string, shown: RootData): Promise<PreparedLanguage> {
  const { context, know, handOver } = site.reading.rehearse(abbr);
  const { data } = await context.read<{ language: Language; texts: StaticTexts }>(api.changeLanguage(abbr));
  know(api.staticTexts, data.texts);
  know(api.languages, shown.languages);
  know(api.socialMedia, shown.social);
  await Promise.all(reloaded.map(([path, params]) => context.read(path, params)));
  return { ...data, rehearse: (address) => rehearse(site.routesOf(context), address), handOver };
}

async function rehearse(routes: RouteObject[], address: string): Promise<string> {
  let url = new URL(address, location.origin);
  for (let step = 0; step < MOST_REDIRECTS; step++) {
    const onward = await runLoaders(routes, url);
    if (onward === null) return url.pathname + url.search;
    url = new URL(onward, url);
  }
  throw new Error(`${address} redirects without end`);
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
    if (thrown instanceof Response) return thrown.headers.get('Location') ?? '/';
    throw thrown;
  }
}
