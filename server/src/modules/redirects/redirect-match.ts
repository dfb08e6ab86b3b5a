import { foldSegment } from '@vitrin/shared-contracts/first-segments';
import { fold } from '@vitrin/shared-contracts/fold';
import { normalizedPath } from '../../content/site-address.ts';
import { repairEscapes } from '../../platform/http/repair-escapes.ts';

/** A source with this suffix redirects its own address and every address below it. */
export const WILDCARD_SUFFIX = '/*';
/**
 * Segments of a path that are looked up. Site addresses are not deeper, and the limit keeps a long path from making the
 * query longer.
 */
const MAX_DEPTH = 8;

/** Source and target of a redirect, as they are stored. */
export interface StoredAddresses {
  source: string;
  target: string;
}

/** An address of the site: its path decoded, its query as it is. */
interface SplitSource {
  path: string;
  parameters: URLSearchParams;
}

/** The redirect of an address. */
export interface MatchedRedirect {
  /** With the parameters of the request that the source does not name, unless it has them itself. */
  target: string;
  /** The source names parameters, so that it comes before a page at its path. */
  hasQuery: boolean;
}

/** Splits a decoded address; `repairEscapes` gives parameters of other encodings their letters. */
export function splitQuery(address: string): SplitSource {
  const start = address.indexOf('?');
  if (start < 0) return { path: address, parameters: new URLSearchParams() };
  return { path: address.slice(0, start), parameters: new URLSearchParams(repairEscapes(address.slice(start))) };
}

/** Returns the source in the form in which addresses are requested. */
export function normalizedSource(source: string): string {
  const start = source.indexOf('?');
  if (start < 0) return normalizedPath(source);
  const query = repairEscapes(source.slice(start));
  return normalizedPath(source.slice(0, start)) + (query === '?' ? '' : query);
}

/** Returns the path of an address folded: old links differ in case, diacritics and encoding. */
export function pathKey(address: string): string {
  return splitQuery(address).path.split('/').map(foldSegment).join('/');
}

/** Returns the paths that may redirect an address: its own, then the wildcards that cover it, the most specific first. */
export function coveringPaths(path: string): string[] {
  const segments = path.split('/').slice(1, 1 + MAX_DEPTH);
  const covering = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}${WILDCARD_SUFFIX}`);
  return [path, ...covering.toReversed()];
}

/**
 * Finds the most specific redirect of an address: by the depth of its path, then by the number of parameters; a path
 * that is spelled the same comes before one that only folds to the same. Null if none matches.
 */
export function matchRedirect(redirects: readonly StoredAddresses[], address: string): MatchedRedirect | null {
  const asked = splitQuery(address);
  for (const path of coveringPaths(asked.path)) {
    const [best] = redirects
      .map(({ source, target }) => ({ ...splitQuery(source), target }))
      .filter((redirect) => pathKey(redirect.path) === pathKey(path) && hasAll(asked.parameters, redirect.parameters))
      .toSorted(
        (left, right) =>
          right.parameters.size - left.parameters.size || Number(right.path === path) - Number(left.path === path),
      );
    if (best) return { target: withRemaining(best, asked.parameters), hasQuery: best.parameters.size > 0 };
  }
  return null;
}

function hasAll(asked: URLSearchParams, wanted: URLSearchParams): boolean {
  const pairs = new Set([...asked].map(pairKey));
  return [...wanted].every((pair) => pairs.has(pairKey(pair)));
}

function pairKey([name, value]: [string, string]): string {
  return `${fold(name)}=${fold(value)}`;
}

function withRemaining(
  { target, parameters }: { target: string; parameters: URLSearchParams },
  asked: URLSearchParams,
): string {
  const used = new Set([...parameters].map(pairKey));
  return withParameters(target, new URLSearchParams([...asked].filter((pair) => !used.has(pairKey(pair)))));
}

/** Adds parameters to an address, except those that it has itself. */
export function withParameters(address: string, added: URLSearchParams): string {
  const [beforeHash = '', ...hash] = address.split(/(?=#)/);
  const own = splitQuery(beforeHash).parameters;
  const missing = new URLSearchParams([...added].filter(([name]) => !own.has(name)));
  if (missing.size === 0) return address;
  return `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${missing}${hash.join('')}`;
}
