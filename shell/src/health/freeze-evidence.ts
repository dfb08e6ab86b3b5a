/** Cache whose entries prove that a page stopped responding while its browser was running. */
const CACHE = 'frozen-pages';

/** Records that the page of this heartbeat does not respond. */
export async function recordFreeze(key: string): Promise<void> {
  await (await caches.open(CACHE)).put(addressOf(key), new Response());
}

/** Withdraws it when the page responds again. */
export async function withdrawFreeze(key: string): Promise<void> {
  await (await caches.open(CACHE)).delete(addressOf(key));
}

/**
 * Returns those pages of which there is evidence, and deletes it. Without a cache, as on a page without HTTPS, there is
 * none.
 */
export async function takeProvenFreezes<Page extends { key: string }>(pages: readonly Page[]): Promise<Page[]> {
  try {
    const cache = await caches.open(CACHE);
    const proven = await Promise.all(pages.map(({ key }) => cache.delete(addressOf(key))));
    return pages.filter((_page, index) => proven[index]);
  } catch {
    return [];
  }
}

function addressOf(key: string): string {
  return `/${CACHE}/${key}`;
}
