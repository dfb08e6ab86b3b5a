import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { slugify } from '@vitrin/shared-contracts/slug';
import type { ContentSource } from '../../content/content-kind.ts';
import { listNamesOf } from '../../content/lists/named-kinds.ts';
import { fixedPages } from '../../content/resolve-page.ts';
import { addressInLanguage } from '../../content/site-address.ts';

/** Addresses of one kind that are compared: a few milliseconds. */
const MAX_COMPARED = 5_000;
/** Below this similarity, two slugs share only endings and short words. */
const SIMILAR_FROM = 0.45;

/** Returns the address of a page whose slug is most similar to that of a missing address; null if none is similar. */
export async function nearestAddress(
  { db, kinds }: Pick<ContentSource, 'db' | 'kinds'>,
  missing: string,
): Promise<string | null> {
  const wanted = pairsOf(missing);
  let nearest: string | null = null;
  let highest = SIMILAR_FROM;
  for (const address of await livingAddresses({ db, kinds })) {
    const similarity = similarityOf(wanted, pairsOf(address));
    if (similarity <= highest) continue;
    highest = similarity;
    nearest = address;
  }
  return nearest;
}

async function livingAddresses({ db, kinds }: Pick<ContentSource, 'db' | 'kinds'>): Promise<string[]> {
  const names = listNamesOf({ kinds });
  const pages = [...fixedPages]
    .filter((path) => path !== publicPaths.notFound && path !== publicPaths.home)
    .map((path) => exchangeNames(path, names));
  const records: string[] = [];
  for (const { addresses } of kinds.values())
    for (const { path, lang } of (await addresses?.listShown?.(db, MAX_COMPARED)) ?? [])
      records.push(addressInLanguage(path, lang));
  return [...pages, ...records];
}

/** Returns the pairs of neighbouring letters in the last segment of an address, without a file ending. */
function pairsOf(address: string): Map<string, number> {
  const segment = address.split('/').at(-1) ?? '';
  const slug = slugify(segment.replace(/\.[a-z]{2,5}$/i, ''));
  const pairs = new Map<string, number>();
  for (let index = 0; index + 1 < slug.length; index += 1) {
    const pair = slug.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Returns the Sørensen–Dice coefficient: 1 for equal slugs, 0 if they share no pair. */
function similarityOf(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [pair, count] of left) shared += Math.min(count, right.get(pair) ?? 0);
  const total = sumOf(left) + sumOf(right);
  return total === 0 ? 0 : (2 * shared) / total;
}

function sumOf(pairs: ReadonlyMap<string, number>): number {
  return [...pairs.values()].reduce((sum, count) => sum + count, 0);
}
