import type { RemoteName } from '@vitrin/shared-contracts/releases';
import { changingKinds, nextChange } from '../content/next-change.ts';
import type { Registry } from '../releases/serving/registry.ts';
import { EVERY_ENTITY } from '../platform/database/content-version.ts';
import { cacheTags, releaseTag } from '../platform/http/shared-cache.ts';
import type { ScheduledJob } from '../platform/jobs/scheduled-job.ts';
import { createPurgeQueue } from '../platform/purge/purge-queue.ts';
import { createPurgeSender } from '../platform/purge/send-purge.ts';
import type { Services } from '../services.ts';

/** Milliseconds until a change is noticed. */
const INTERVAL_MS = 250;

type Sources = Pick<Services, 'contentVersion' | 'db' | 'kinds'>;
type Releases = Pick<Registry, 'live' | 'candidate' | 'fallbacks' | 'addedRemotes'>;

/**
 * Returns the job that tells a shared cache what has changed; null without `PURGE_URL`. Each process reports every
 * change as soon as it knows it: from then on its own responses are new, so that a purge also removes what it has
 * sent in the meantime.
 */
export function purgeChanges(services: Services, registry: Releases): ScheduledJob<Services> | null {
  const { purge } = services.config;
  if (purge === null) return null;
  const queue = createPurgeQueue({ send: createPurgeSender(purge, services) });
  const changes = createChangedTags(services, registry);
  return {
    name: 'purge-changes',
    intervalMs: INTERVAL_MS,
    runsAtStart: true,
    async run() {
      queue.add(await changes.read(Date.now()));
      await queue.run();
    },
  };
}

interface ChangedTags {
  /** Returns the tags of what has changed since the last call; at the first call those of everything. */
  read(now: number): Promise<readonly string[]>;
}

export function createChangedTags(sources: Sources, registry: Releases): ChangedTags {
  const { contentVersion } = sources;
  const clocks = changingKinds(sources).map((entity) => createChangeClock(sources, entity));
  let known: { version: number; releases: ReleaseState } | null = null;
  return {
    async read(now) {
      const before = known;
      known = { version: contentVersion.current(), releases: releasesOf(registry) };
      if (before === null) return [cacheTags.all];
      const entities = [
        ...contentVersion.changedSince(before.version),
        ...(await Promise.all(clocks.map((clock) => clock.changed(now)))).flat(),
      ];
      if (entities.includes(EVERY_ENTITY)) return [cacheTags.all];
      return [
        ...changedReleaseTags(before.releases, known.releases),
        ...entities,
        ...(entities.length > 0 ? [cacheTags.anyContent] : []),
      ];
    },
  };
}

/** Records of a kind, such as a scheduled article, become visible without a write. */
function createChangeClock({ contentVersion, ...source }: Sources, entity: string) {
  let read = -1;
  let next: string | null = null;
  return {
    async changed(now: number): Promise<string[]> {
      const hasCome = next !== null && Date.parse(next) <= now;
      const version = contentVersion.of([entity]);
      if (!hasCome && read === version) return [];
      // While the database is away, records that it does not return do not appear either.
      const found = await nextChange(source, [entity]).catch(() => undefined);
      if (found === undefined) return [];
      next = found;
      read = version;
      return hasCome ? [entity] : [];
    },
  };
}

/** Texts that change with everything that documents take from the releases, by tag. */
type ReleaseState = ReadonlyMap<string, string>;

function releasesOf({ live, candidate, fallbacks, addedRemotes }: Releases): ReleaseState {
  const added = addedRemotes();
  const units: readonly ('shell' | RemoteName)[] = ['shell', 'remote_public', ...added.map(({ name }) => name)];
  const ofUnits = units.map((unit): [string, string] => {
    const named = [live(unit), candidate(unit)?.release, ...fallbacks(unit)];
    const shown = named.map((release) => [release?.descriptor.id, release?.switchedOff]);
    return [releaseTag(unit), JSON.stringify(shown)];
  });
  return new Map([[cacheTags.surfaces, JSON.stringify(added)], ...ofUnits]);
}

/** A remote that was taken off the site has no state any more; every document is purged then. */
function changedReleaseTags(before: ReleaseState, now: ReleaseState): string[] {
  return [...now].filter(([tag, text]) => before.get(tag) !== text).map(([tag]) => tag);
}
