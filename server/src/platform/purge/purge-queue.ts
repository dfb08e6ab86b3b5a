import { cacheTags } from '../http/shared-cache.ts';

/** Milliseconds between two purges: writes within this time are sent together. */
const PAUSE_MS = 1_000;
/**
 * Milliseconds after which a purge is repeated: a response that was on its way to the cache at the time of the change may
 * have been stored after the first purge.
 */
const REPEAT_MS = 5_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
/** Cloudflare accepts 30 tags in one request. */
const MAX_TAGS = 30;

export interface PurgeQueue {
  add(tags: Iterable<string>): void;
  /** Sends what is due. Call it often; one call at a time. */
  run(): Promise<void>;
}

export interface PurgeQueueParts {
  /** Returns whether the purge was accepted. */
  send: (tags: readonly string[]) => Promise<boolean>;
  now?: () => number;
}

interface Repeat {
  at: number;
  tags: readonly string[];
}

/** Creates the queue of tags to purge, in memory: a process that starts purges everything. */
export function createPurgeQueue({ send, now = () => Date.now() }: PurgeQueueParts): PurgeQueue {
  const changed = new Set<string>();
  const repeated = new Set<string>();
  let repeats: Repeat[] = [];
  let nextAt = 0;
  let failures = 0;

  const moveDueRepeats = () => {
    for (const { at, tags } of repeats) if (at <= now()) for (const tag of tags) repeated.add(tag);
    repeats = repeats.filter(({ at }) => at > now());
  };
  return {
    add(tags) {
      for (const tag of tags) changed.add(tag);
    },
    async run() {
      moveDueRepeats();
      if (changed.size + repeated.size === 0 || now() < nextAt) return;
      const [fresh, again] = [[...changed], [...repeated]];
      // Not after the request: tags that are added meanwhile belong to the next one.
      changed.clear();
      repeated.clear();
      if (!(await send(sentTags([...fresh, ...again])))) {
        for (const tag of fresh) changed.add(tag);
        for (const tag of again) repeated.add(tag);
        nextAt = now() + Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
        failures += 1;
        return;
      }
      failures = 0;
      nextAt = now() + PAUSE_MS;
      if (fresh.length > 0) repeats.push({ at: now() + REPEAT_MS, tags: fresh });
    },
  };
}

function sentTags(tags: readonly string[]): readonly string[] {
  const different = [...new Set(tags)];
  return different.length > MAX_TAGS || different.includes(cacheTags.all) ? [cacheTags.all] : different;
}
