import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import { listActiveLanguages } from '../../content/active-languages.ts';
import type { ContentSource } from '../../content/content-kind.ts';
import { isLivePage, resolvePage } from '../../content/resolve-page.ts';
import { siteAddress, splitAddress } from '../../content/site-address.ts';
import type { Db } from '../../platform/database/tables.ts';

/** A source with this suffix redirects its own address and every address below it. */
export const WILDCARD_SUFFIX = '/*';
/**
 * Segments of a path that are looked up. Site addresses are not deeper, and the limit keeps a long path from making the
 * query longer.
 */
const MAX_DEPTH = 8;
/** Redirects that are followed one after another; a longer chain is left to the browser. */
const MAX_STEPS = 10;

/**
 * Returns the redirect target of an address without a page; the most specific source wins. Null if no redirect matches.
 */
export async function findTarget(db: Db, path: string): Promise<string | null> {
  const sources = candidateSources(path);
  const rows = await db.selectFrom('redirects').select(['source', 'target']).where('source', 'in', sources).execute();
  const nearest = sources.find((source) => rows.some((row) => row.source === source));
  return rows.find(({ source }) => source === nearest)?.target ?? null;
}

/** Returns the address itself, then the wildcard sources that cover it, the most specific first. */
function candidateSources(path: string): string[] {
  const segments = path.split('/').slice(1, 1 + MAX_DEPTH);
  const covering = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}${WILDCARD_SUFFIX}`);
  return [path, ...covering.toReversed()];
}

/**
 * Returns where the site redirects an address: from a former address of a page to the current one, otherwise by a
 * redirect of staff, which may be written without the language. Null for a page, and for an address without a redirect.
 */
async function nextTarget(source: ContentSource, address: string): Promise<string | null> {
  const page = await resolvePage(source, address);
  if (page?.state === 'record' && page.isShown && page.isFormer) return page.address;
  if (isLivePage(page)) return null;
  return staffTarget(source.db, splitAddress(address).path);
}

async function staffTarget(db: Db, asked: string): Promise<string | null> {
  const own = await findTarget(db, asked);
  if (own !== null) return own;
  const languages = (await listActiveLanguages(db)).map(({ abbr }) => abbr);
  const { abbr, path } = splitLanguage(asked, languages);
  if (abbr === null || abbr === defaultLanguage.abbr) return null;
  const target = await findTarget(db, path);
  return target?.startsWith('/') ? pathInLanguage(target, abbr) : target;
}

/**
 * Returns the address that a redirect finally leads to, so that a browser needs one step: redirects of staff and of
 * changed addresses are followed. The target itself if it is not redirected, leads in a circle or to another site.
 */
export async function finalTarget(source: ContentSource, target: string): Promise<string> {
  const visited = new Set<string>();
  let final = target;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const address = siteAddress(final, source.config.publicUrl);
    if (address === null) return final;
    if (visited.has(address)) return target;
    visited.add(address);
    const next = await nextTarget(source, address);
    if (next === null) return final;
    final = next;
  }
  return target;
}

/**
 * Follows the redirects, because a browser gives up on a redirect loop. Returns the number of steps after which an
 * address repeats; null if there is no loop.
 */
export async function redirectLoop(source: ContentSource, start: string): Promise<number | null> {
  const visited = new Set<string>();
  for (let address: string | null = start; address !== null;) {
    if (visited.has(address)) return visited.size;
    visited.add(address);
    const target: string | null = await nextTarget(source, address);
    address = target === null ? null : siteAddress(target, source.config.publicUrl);
  }
  return null;
}
