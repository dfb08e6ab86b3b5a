import type { IncomingLink } from '@vitrin/shared-contracts/links';
import { readLinks, type LinksOf } from '../../data/links.api.ts';

/** Milliseconds that a deletion waits for the links: it is done without them, rather than late. */
const LONGEST_WAIT_MS = 1_500;
/** Records that are named; the others are counted. */
const NAMED = 3;

/** Returns where a record is used; undefined if nowhere, and if that is not known in time. */
export async function incomingLinksText(of: LinksOf): Promise<string | undefined> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_WAIT_MS));
  const answer = await Promise.race([readLinks(of).catch(() => null), timeout]);
  return linkingText(answer?.data?.incoming ?? []);
}

/** Returns the sentence that says where deleted records were used; undefined if nowhere. */
export function linkingText(incoming: readonly Pick<IncomingLink, 'title'>[]): string | undefined {
  const titles = incoming.map(({ title }) => title);
  if (titles.length === 0) return undefined;
  const others = titles.length - NAMED;
  const more = others > 0 ? ` ve ${others} kayıt daha` : '';
  return `Kullanıldığı yerler: ${titles.slice(0, NAMED).join(', ')}${more}.`;
}
