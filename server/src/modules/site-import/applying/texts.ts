import { limits } from '@vitrin/shared-contracts/limits';
import { slugify } from '@vitrin/shared-contracts/slug';
import { plainText, type DocumentNode } from '../markup/document-node.ts';
import { collapsed, parseHtml, textIn } from '../markup/html-tree.ts';
import type { EntryItem, Note } from '../reading/source-item.ts';

/** Returns a text without its markup, on one line. */
export function lineOf(html: string): string {
  return collapsed(textIn(parseHtml(html))).trim();
}

const TITLE_WORDS = 8;

/** Returns a title that this site accepts; what was changed is named. */
export function titleOf(html: string, fallback: string, notes: Note[]): string {
  const title = lineOf(html);
  if (title.length >= limits.title.min && title.length <= limits.title.max) return title;
  if (title.length > limits.title.max) {
    notes.push({ what: title, reason: `başlık ${limits.title.max} karakterden uzun; kısaltıldı` });
    return shortened(title, limits.title.max);
  }
  const words = fallback.split(/\s+/).slice(0, TITLE_WORDS).join(' ').trim();
  const made = shortened(title === '' ? words || 'Adsız' : `${title} – ${words || 'adsız'}`, limits.title.max);
  notes.push({ what: title === '' ? 'başlık yok' : title, reason: `başlık metnin başından üretildi: “${made}”` });
  return made;
}

/** Returns a text that fits; a longer one is cut and named. */
export function fitting(html: string, max: number, field: string, notes: Note[]): string {
  const text = lineOf(html);
  if (text.length <= max) return text;
  notes.push({ what: text, reason: `${field} ${max} karakterden uzun; kısaltıldı` });
  return shortened(text, max);
}

/** Cuts at the last blank; an ellipsis says that there is more. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > max / 2 ? cut.slice(0, end) : cut).trimEnd()}…`.toWellFormed();
}

/** Texts of an entry in one language that all kinds have. */
export function pageTexts(entry: EntryItem, document: DocumentNode, notes: Note[]) {
  return {
    title: titleOf(entry.title, plainText(document.content ?? []), notes),
    seo_name: slugify(entry.slug),
    summary: fitting(entry.summary, limits.summary.max, 'özet', notes),
    seo_title: fitting(entry.seoTitle, limits.seoTitle.max, 'arama başlığı', notes) || null,
    seo_description: fitting(entry.seoDescription, limits.seoDescription.max, 'arama açıklaması', notes) || null,
  };
}

/** Returns a text of stored values; empty for anything else. */
export function textAt(values: Readonly<Record<string, unknown>> | null | undefined, name: string): string {
  const value = values?.[name];
  return typeof value === 'string' ? value : '';
}
