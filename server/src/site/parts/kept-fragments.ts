import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '../../platform/database/content-version.ts';
import type { DependentRead } from '../../platform/http/response-cache.ts';

const MAX_BYTES = 4 * 1_048_576;

/** The rendering of a section with what it was made from. */
export interface Fragment {
  html: string;
  /** Result of its `load`. */
  data: unknown;
  reads: readonly DependentRead[];
}

/** Rendered sections in memory: a change of the page around a section does not render it again. */
export interface KeptFragments {
  get(key: string): Fragment | undefined;
  /** @param version - content version before it was rendered */
  keep(key: string, fragment: Fragment, version: number): void;
}

export function createKeptFragments(contentVersion: Pick<ContentVersion, 'of'>): KeptFragments {
  const kept = new LRUCache<string, Fragment & { version: number }>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  return {
    get(key) {
      const fragment = kept.get(key);
      return fragment?.reads.every(
        ({ content, freshUntil }) => contentVersion.of(content) <= fragment.version && freshUntil > Date.now(),
      )
        ? fragment
        : undefined;
    },
    keep: (key, fragment, version) => void kept.set(key, { ...fragment, version }),
  };
}

/** Keeps nothing: for content that is not saved. */
export const noKeptFragments: KeptFragments = { get: () => undefined, keep: () => undefined };

function bytesOf({ html, data }: Fragment, key: string): number {
  return 500 + 2 * (key.length + html.length) + JSON.stringify(data ?? null).length;
}
