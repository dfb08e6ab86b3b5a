import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { reservedNameOf, firstSegment } from '@vitrin/shared-contracts/first-segments';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import { listActiveLanguages } from '../../content/active-languages.ts';
import type { ContentSource } from '../../content/content-kind.ts';
import { isLivePage, resolvePage, type ResolvedPage } from '../../content/resolve-page.ts';
import { siteAddress } from '../../content/site-address.ts';
import type { Db } from '../../platform/database/tables.ts';
import {
  coveringPaths,
  matchRedirect,
  normalizedSource,
  pathKey,
  splitQuery,
  withParameters,
  type MatchedRedirect,
} from './redirect-match.ts';

/** Redirects that are followed one after another; a longer chain is left to the browser. */
const MAX_STEPS = 10;

/**
 * Returns the redirect target of an address without a page; the most specific source wins. Null if no redirect matches.
 * @param address - its path is decoded
 */
export async function findTarget(db: Db, address: string): Promise<string | null> {
  return (await findMatch(db, address))?.target ?? null;
}

async function findMatch(db: Db, address: string): Promise<MatchedRedirect | null> {
  const paths = coveringPaths(splitQuery(address).path);
  const redirects = await db
    .selectFrom('redirects')
    .select(['source', 'target'])
    // A row that the version before has written has no key.
    .where((where) => where.or([where('source_key', 'in', paths.map(pathKey)), where('source', 'in', paths)]))
    .orderBy('id')
    .execute();
  return matchRedirect(redirects, address);
}

/** Returns the folded paths of the sources with a query, which come before a page at the same path. */
export async function pathsWithQuery(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('redirects').select('source').where('source', 'like', '%?%').execute();
  return new Set(rows.map(({ source }) => pathKey(source)));
}

/**
 * Returns the target of a redirect whose source has a query, such as `/?p=12` of an earlier site; null if none matches.
 * @param address - path, decoded, and query of the request
 */
export async function queryTarget(source: ContentSource, address: string): Promise<string | null> {
  const match = await staffRedirect(source.db, address);
  return match?.hasQuery ? finalTarget(source, match.target) : null;
}

/** One address in a chain of redirects. */
interface Step {
  /** As `siteAddress` returns it: it names a page. */
  page: string;
  /** Decoded path and query. */
  address: string;
}

function stepOf(link: string, publicUrl: string): Step | null {
  const page = siteAddress(link, publicUrl);
  const url = URL.parse(link, publicUrl);
  return page === null || !url ? null : { page, address: normalizedSource(url.pathname + url.search) };
}

/**
 * Returns where the site redirects an address: by a source of staff with a query, from a former address of a page to the
 * current one, from another spelling to the page, otherwise by a redirect of staff, which may be written without the
 * language. Null for a page, and for an address without a redirect.
 */
async function nextTarget(source: ContentSource, { page: asked, address }: Step): Promise<string | null> {
  const match = await staffRedirect(source.db, address);
  if (match?.hasQuery) return match.target;
  const page = await resolvePage(source, asked);
  if (isLivePage(page)) return null;
  return currentAddress(page) ?? (await pageOfSpelling(source, address)) ?? match?.target ?? null;
}

/** Returns the address of a page that was found by a former one. */
function currentAddress(page: ResolvedPage | null): string | null {
  return page?.state === 'record' && page.isShown && page.isFormer ? page.address : null;
}

/** Returns the page whose address differs from this one in case and diacritics only; null if there is none. */
async function pageOfSpelling(source: ContentSource, address: string): Promise<string | null> {
  const { path, parameters } = splitQuery(address);
  const { abbr, path: own } = splitLanguage(path, await abbreviations(source.db));
  const folded = pathInLanguage(pathKey(own), abbr ?? defaultLanguage.abbr);
  if (folded === path || reservedNameOf(firstSegment(folded)) !== null) return null;
  const page = await resolvePage(source, folded);
  if (!isLivePage(page)) return null;
  return withParameters(page?.state === 'record' ? page.address : folded, parameters);
}

/** Staff cannot redirect reserved addresses, in whatever case; a redirect from before that rule is not followed. */
async function staffRedirect(db: Db, asked: string): Promise<MatchedRedirect | null> {
  const { abbr, path } = splitLanguage(asked, await abbreviations(db));
  if (reservedNameOf(firstSegment(splitQuery(path).path)) !== null) return null;
  const own = await findMatch(db, asked);
  if (own !== null || abbr === null || abbr === defaultLanguage.abbr) return own;
  const match = await findMatch(db, path);
  if (!match?.target.startsWith('/')) return match;
  return { ...match, target: pathInLanguage(match.target, abbr) };
}

async function abbreviations(db: Db): Promise<string[]> {
  return (await listActiveLanguages(db)).map(({ abbr }) => abbr);
}

/**
 * Returns the address that a redirect finally leads to, so that a browser needs one step: redirects of staff and of
 * changed addresses are followed. The target itself if it is not redirected, leads in a circle or to another site.
 */
export async function finalTarget(source: ContentSource, target: string): Promise<string> {
  const visited = new Set<string>();
  let final = target;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const asked = stepOf(final, source.config.publicUrl);
    if (asked === null) return final;
    if (visited.has(asked.address)) return target;
    visited.add(asked.address);
    const next = await nextTarget(source, asked);
    if (next === null) return final;
    final = next;
  }
  return target;
}

/**
 * Follows the redirects, because a browser gives up on a redirect loop. Returns the number of different
 * pages until an address repeats; null if there is no loop.
 */
export async function redirectLoop(source: ContentSource, start: string): Promise<number | null> {
  const visited = new Set<string>();
  const { publicUrl } = source.config;
  for (let step = stepOf(start, publicUrl); step !== null;) {
    if (visited.has(step.address)) return new Set([...visited].map(pathKey)).size;
    visited.add(step.address);
    const target = await nextTarget(source, step);
    step = target === null ? null : stepOf(target, publicUrl);
  }
  return null;
}
