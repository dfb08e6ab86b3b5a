import type { StoredRelease } from '../releases/serving/registry.ts';

/** Attribute by which an element names the lazily loaded chunk that rendered it. */
const PART = / data-part="([a-z-]+)"/g;

/**
 * Returns the names of the lazily loaded chunks that a rendered page uses: the ids of its routes, and the parts that it
 * shows.
 */
export function pageChunks({ routes, html }: { routes: readonly string[]; html: string }): string[] {
  return [...new Set([...routes, ...Array.from(html.matchAll(PART), ([, name = '']) => name)])];
}

/** Returns the script files of these chunks that the release has. */
export function chunkScripts({ descriptor }: Pick<StoredRelease, 'descriptor'>, chunks: readonly string[]): string[] {
  return chunks.map((name) => `${name}.js`).filter((file) => file in descriptor.files);
}
