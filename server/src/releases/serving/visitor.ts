import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { avoidedReleases, type Unit } from '@vitrin/shared-contracts/releases';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import { rightsOf } from '../../platform/auth/role-rights.ts';
import { activeAccountById } from '../../platform/auth/users.repository.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { readReleaseLink } from './release-link-cookie.ts';
import { isLinkValid } from './valid-link.ts';
import { readPreviews } from './preview-cookie.ts';
import type { Registry, StoredRelease } from './registry.ts';
import { derivedGroup, isCrawler, groupFromCookie } from './visitor-group.ts';

/**
 * Milliseconds that a found release is cached. Files of a release that is not live are hashed before it is shown; this
 * avoids hashing them again for the next page.
 */
const CACHE_MS = 10_000;

/**
 * A release that is previewed, by a member of staff or through a link; `release` is null if it is not stored here, not
 * complete or not genuine.
 */
export interface Previewed {
  id: string;
  release: StoredRelease | null;
}

/** What decides which releases a browser gets, besides the pointers. */
export interface Visitor {
  previews: ReadonlyMap<Unit, Previewed>;
  /** The releases that have just failed in this browser, as `<unit>.<id>`. */
  avoid: readonly string[];
  /** Returns the group, 0 to 99; null for crawlers, which are never part of a canary. Called only during a canary. */
  group: () => number | null;
  /** Whether the browser has stored its group already. */
  hasGroup: boolean;
}

/** A browser without cookies of ours, outside a canary. */
export const defaultVisitor: Visitor = { previews: new Map(), avoid: [], group: () => null, hasGroup: false };

export interface VisitorReader {
  read(request: FastifyRequest): Promise<Visitor>;
}

export function createVisitorReader(
  services: Pick<PlatformServices, 'config' | 'db'>,
  registry: Registry,
): VisitorReader {
  const found = new LRUCache<string, Previewed>({ max: 50, ttl: CACHE_MS });
  const find = async (unit: Unit, id: string): Promise<Previewed> => {
    const key = `${unit} ${id}`;
    const known = found.get(key);
    if (known) return known;
    const previewed = { id, release: await registry.find(unit, id) };
    found.set(key, previewed);
    return previewed;
  };
  return {
    async read(request) {
      const { cookie, 'user-agent': agent = '' } = request.headers;
      const kept = groupFromCookie(cookie);
      return {
        previews: await readPreviewedReleases(services, request, find),
        avoid: avoidedReleases(request.cookies[cookieNames.avoid]),
        group: () => (isCrawler(agent) ? null : (kept ?? derivedGroup(request.ip, agent, services.config))),
        hasGroup: kept !== null,
      };
    },
  };
}

const NONE: ReadonlyMap<Unit, Previewed> = new Map();

/** Reads the rights for every document: a user who has lost them sees what every visitor sees. */
async function readPreviewedReleases(
  { config, db }: Pick<PlatformServices, 'config' | 'db'>,
  request: FastifyRequest,
  find: (unit: Unit, id: string) => Promise<Previewed>,
): Promise<ReadonlyMap<Unit, Previewed>> {
  const linked = await readLinked({ config, db }, request, find);
  const previews = readPreviews(request, config);
  const person = previews && (await activeAccountById(db, previews.person));
  if (!previews || !person || !(await rightsOf(db, person.role_group)).has('releases.preview')) return linked;
  const releases = [...previews.releases].map(async ([unit, id]) => [unit, await find(unit, id)] as const);
  return new Map([...linked, ...(await Promise.all(releases))]);
}

/** Reads the link for every document: one that was revoked or has expired shows nothing any more. */
async function readLinked(
  { config, db }: Pick<PlatformServices, 'config' | 'db'>,
  request: FastifyRequest,
  find: (unit: Unit, id: string) => Promise<Previewed>,
): Promise<ReadonlyMap<Unit, Previewed>> {
  const linked = readReleaseLink(request, config);
  if (!linked || !(await isLinkValid(db, linked))) return NONE;
  return new Map([[linked.unit, await find(linked.unit, linked.id)]]);
}
