import { readLinks, type LinksOf } from './links.api.ts';

/** A record that may be linked to, and the screen that edits it. */
export interface LinkedRecord extends LinksOf {
  screen: string;
}

/** Query parameter that opens the links of the record on its screen. */
export const linksParam = 'baglantilar';

/** Milliseconds that a question waits for the number of links: it is asked without it, rather than late. */
const COUNT_TIMEOUT_MS = 1_500;

/** Returns the address of the list of the records that link to a record. */
export function linksAddress({ screen }: LinkedRecord): string {
  return `${screen}${screen.includes('?') ? '&' : '?'}${linksParam}=ac`;
}

/** Returns how many records link to a record; 0 if that is not known in time. */
async function countIncomingLinks(of: LinksOf): Promise<number> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), COUNT_TIMEOUT_MS));
  const answer = await Promise.race([readLinks(of).catch(() => null), timeout]);
  return answer?.data?.incoming.length ?? 0;
}

/** Returns what is said before a record is deleted; undefined if nothing links to it. */
export async function incomingLinksText(of: LinksOf): Promise<string | undefined> {
  const count = await countIncomingLinks(of);
  return count === 0 ? undefined : `${count} kayıt bu sayfaya bağlantı veriyor.`;
}
