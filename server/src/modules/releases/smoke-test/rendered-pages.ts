import { LRUCache } from 'lru-cache';
import type { Branding } from '@vitrin/shared-contracts/branding';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import type { ListNames } from '@vitrin/shared-contracts/list-names';
import { serverEntry, type Unit } from '@vitrin/shared-contracts/releases';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { Registry, StoredRelease } from '../../../releases/serving/registry.ts';
import { comparePages, warningsOf } from './compare-pages.ts';
import { readPages } from './read-pages.ts';
import type { PageFindings, StoredId } from './release-pages.ts';
import type { ReadPage } from './shown-page.ts';
import { isPageAtAddress, noPageText } from './unit-address.ts';

/** How long a release that has no page at its address is not tried again, in milliseconds: the site may have been slow. */
const REJECTION_MS = 60_000;

/** What is needed to render a page of a stored release. */
export interface PageRendering {
  registry: Pick<Registry, 'live' | 'find' | 'addedRemotes' | 'refresh'>;
  read: RemoteContext['read'];
  branding: () => Promise<Branding>;
  /** Returns public pages of the site, one of each kind. */
  publicPages: () => Promise<string[]>;
  /** Names of lists on this site. */
  listNames: ListNames;
}

/** Findings about stored releases, and about one that is being published. */
export interface RenderedPages extends PageFindings {
  warningsOf(release: StoredRelease): Promise<string[]>;
}

/** Finds what the pages of a release show by rendering them, with the live shell and the data of the site. */
export function createRenderedPages(rendering: PageRendering): RenderedPages {
  const { registry } = rendering;
  const known = new LRUCache<string, { problem: string | null }>({ max: 500 });
  return {
    async addressProblem(release, given) {
      const segment = given ?? (await segmentOf(rendering, release.unit));
      const shell = registry.live('shell');
      if (segment === null || !shell) return null;
      const key = [release.unit, release.id, segment, shell.descriptor.id].join(' ');
      const found = known.get(key) ?? { problem: await findAddressProblem(rendering, release, segment) };
      known.set(key, found, found.problem === null ? {} : { ttl: REJECTION_MS });
      return found.problem;
    },
    async warnings({ unit, id }, insteadOf) {
      const release = await registry.find(unit, id);
      const before = insteadOf === undefined ? registry.live(unit) : await registry.find(unit, insteadOf);
      return release && before ? findWarnings(rendering, release, before) : [];
    },
    async warningsOf(release) {
      const live = registry.live(release.descriptor.unit);
      return live ? findWarnings(rendering, release, live) : [];
    },
  };
}

/** Returns the first path segment of an additional remote; null for a built-in unit. */
async function segmentOf({ registry }: PageRendering, unit: Unit): Promise<string | null> {
  await registry.refresh();
  return registry.addedRemotes().find(({ name }) => name === unit)?.segment ?? null;
}

async function findAddressProblem(
  rendering: PageRendering,
  { unit, id }: StoredId,
  segment: string,
): Promise<string | null> {
  const release = await rendering.registry.find(unit, id);
  if (!release || !hasServerBundle(release)) return null;
  const isThere = await readWith(rendering, release, segment, (read) => isPageAtAddress(segment, read));
  return isThere ? null : `${noPageText(segment)}.`;
}

async function findWarnings(
  rendering: PageRendering,
  release: StoredRelease,
  before: StoredRelease,
): Promise<string[]> {
  const { unit, id } = release.descriptor;
  if (before.descriptor.id === id || !hasServerBundle(release) || !hasServerBundle(before)) return [];
  const segment = await segmentOf(rendering, unit);
  const addresses = segment === null ? await addressesOf(rendering, unit) : [`/${segment}`];
  if (addresses.length === 0) return [];
  const readAll = (shown: StoredRelease) =>
    readWith(rendering, shown, segment, async (read) => {
      const pages: ReadPage[] = [];
      for (const address of addresses) pages.push(await read(address));
      return pages;
    });
  return warningsOf(comparePages(addresses, { live: await readAll(before), next: await readAll(release) }));
}

async function addressesOf({ publicPages }: PageRendering, unit: Unit): Promise<string[]> {
  return unit === 'remote_public' ? publicPages() : [];
}

async function readWith<T>(
  { registry, read, branding, listNames }: PageRendering,
  remote: StoredRelease,
  segment: string | null,
  task: (readPage: (url: string) => Promise<ReadPage>) => Promise<T>,
): Promise<T> {
  const shell = registry.live('shell');
  if (!shell) throw new Error('The site has no live shell');
  const request = {
    language: defaultLanguage,
    branding: await branding(),
    ...(segment === null ? { listNames } : { segment }),
  };
  return readPages({ shell, remote, request, read }, task);
}

function hasServerBundle({ descriptor }: StoredRelease): boolean {
  return Object.hasOwn(descriptor.server, serverEntry);
}
