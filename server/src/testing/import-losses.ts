import { api } from '@vitrin/shared-contracts/paths';
import type { Staff } from './sign-in.ts';
import type { TestApp } from './test-app.ts';
import { isEntry, type EntryItem, type SourceItem } from '../modules/site-import/reading/source-item.ts';
import type { ReportedItem } from '../modules/site-import/site-import.service.ts';

/** The imported site, and a user who reads its records by the calls of the panel. */
interface ImportedSite {
  test: TestApp;
  staff: Staff;
}

/**
 * Compares the items of files with what an import has made of them, as the HTTP API returns it: an item without an outcome, and each word
 * of a text that is neither in the record nor in a note of the report.
 */
export async function findLosses(
  site: ImportedSite,
  items: readonly SourceItem[],
  report: readonly ReportedItem[],
): Promise<string[]> {
  const outcomes = new Map(report.map((item) => [`${item.type}:${item.id}`, item]));
  const losses: string[] = [];
  for (const item of items) {
    if (item.type === 'site' || item.type === 'fragment') continue;
    const outcome = outcomes.get(`${item.type}:${item.id}`);
    if (!outcome) losses.push(`${item.type} ${item.id}: no outcome`);
    else if (outcome.state === 'left' && outcome.notes.length === 0)
      losses.push(`${item.type} ${item.id}: left without a reason`);
    else if (isEntry(item) && outcome.state !== 'left') losses.push(...(await lostWords(site, item, outcome)));
  }
  return losses;
}

async function lostWords(site: ImportedSite, item: EntryItem, { notes }: ReportedItem): Promise<string[]> {
  const stored = await storedText(site, item);
  const named = notes.map(({ what }) => what).join(' ');
  // Notes are cut where they are long.
  const kept = new Set(wordsOf(`${stored} ${named}`));
  const isCut = named.includes('…');
  const lost = wordsOf(withoutMarkup(`${item.title} ${item.body.text}`)).filter((word) => !kept.has(word));
  return isCut || lost.length === 0 ? [] : [`${item.type} ${item.id}: ${[...new Set(lost)].slice(0, 20).join(' ')}`];
}

const addresses = {
  post: api.adminArticle,
  page: api.adminSitePage,
  product: (id: number) => `${api.adminProducts}/${id}`,
} as const;

async function storedText({ test: { services }, staff }: ImportedSite, item: EntryItem): Promise<string> {
  const found = await services.db
    .selectFrom('site_import_records')
    .select('record')
    .where('type', '=', item.type)
    .where('source_id', '=', item.id)
    .executeTakeFirst();
  if (!found) return '';
  const { body } = await staff.call({ url: addresses[item.type](Number(found.record)) });
  return textsIn(body.data).join(' ');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** What readers of the old site saw, as far as it is in the text itself. */
function withoutMarkup(text: string): string {
  return (
    text
      .replaceAll(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
      .replaceAll(/<!--[^]*?-->/g, ' ')
      // The short address of a video is replaced by that of its page.
      .replaceAll('https://youtu.be/', ' ')
      .replaceAll(/\[\/?(?:gallery|caption|audio|video|embed|playlist)\b[^\]]*\]/gi, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
  );
}

const entityTexts: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  hellip: '…',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
};

function wordsOf(text: string): string[] {
  const decoded = text
    .replaceAll(/&(\w+);/g, (whole, name: string) => entityTexts[name] ?? whole)
    .replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCodePoint(Number(code)));
  return decoded.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}
