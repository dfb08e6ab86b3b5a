import type { Note, Place } from '../source-item.ts';
import type { SiteZone } from './site-zone.ts';
import { childrenOf, clean, textOf, type XmlElement } from './xml-elements.ts';

/** A term that an item names. */
export interface NamedTerm {
  taxonomy: string;
  slug: string;
  name: string;
}

/** The element `item` of an export with the names of WordPress. */
export interface WxrItem {
  id: string;
  type: string;
  title: string;
  link: string;
  creator: string;
  status: string;
  /** ISO time in UTC; empty if none of the dates is one. */
  date: string;
  content: string;
  excerpt: string;
  slug: string;
  parent: string;
  order: number;
  password: string;
  isSticky: boolean;
  attachmentUrl: string;
  comments: number;
  terms: NamedTerm[];
  meta: ReadonlyMap<string, string>;
  isCut: boolean;
  place: Place;
  notes: Note[];
}

/** Reads an element `item`. */
export function wxrItemOf(element: XmlElement, file: string, zone: SiteZone): WxrItem {
  const text = (name: string) => textOf(element, name).trim();
  const { date, notes } = dateOf(element, zone);
  return {
    id: text('wp:post_id'),
    type: text('wp:post_type') || 'post',
    title: withoutBackslashes(text('title')),
    link: text('link'),
    creator: loginOf(text('dc:creator')),
    status: text('wp:status') || 'publish',
    date,
    content: withoutBackslashes(textOf(element, 'content:encoded')),
    excerpt: text('excerpt:encoded'),
    slug: text('wp:post_name'),
    parent: parentOf(text('wp:post_parent')),
    order: Number(text('wp:menu_order')) || 0,
    password: text('wp:post_password'),
    isSticky: text('wp:is_sticky') === '1',
    attachmentUrl: text('wp:attachment_url'),
    comments: childrenOf(element, 'wp:comment').length,
    terms: termsOf(element),
    meta: metaOf(element),
    isCut: element.isCut,
    place: { file, line: element.line },
    notes,
  };
}

/** Broken exports have a backslash before every quote; a text in which only some have one means it. */
function withoutBackslashes(text: string): string {
  return /(?<!\\)["']/.test(text) ? text : text.replaceAll(/\\(["'])/g, '$1');
}

function parentOf(id: string): string {
  return id === '0' ? '' : id;
}

/** Returns a login without the marks that broken exports have around it. */
export function loginOf(text: string): string {
  return text.replaceAll(/[<>]/g, '').trim();
}

function termsOf(element: XmlElement): NamedTerm[] {
  return childrenOf(element, 'category').flatMap(({ attributes, text }) => {
    const name = clean(text).trim();
    const taxonomy = attributes['domain'] ?? '';
    const slug = attributes['nicename'] ?? '';
    // Version 1.0 names each category twice, once without its address.
    return slug === '' || name === ''
      ? []
      : [{ taxonomy: taxonomy === 'tag' ? 'post_tag' : taxonomy || 'category', slug, name }];
  });
}

function metaOf(element: XmlElement): Map<string, string> {
  const meta = new Map<string, string>();
  for (const entry of childrenOf(element, 'wp:postmeta')) {
    const key = textOf(entry, 'wp:meta_key').trim();
    if (!meta.has(key)) meta.set(key, textOf(entry, 'wp:meta_value'));
  }
  return meta;
}

/** A draft has no date in UTC; of any other text without one, the report says which zone was taken. */
function dateOf(element: XmlElement, zone: SiteZone): { date: string; notes: Note[] } {
  const [utc, local] = ['wp:post_date_gmt', 'wp:post_date'].map((name) =>
    textOf(element, name).trim().replace(' ', 'T'),
  );
  const date = isoTime(utc, 'Z');
  if (date !== '' && local) zone.learn(local, utc ?? '');
  if (date !== '') return { date, notes: [] };
  const found = isoTime(local, 'Z') === '' ? null : zone.utcOf(local ?? '');
  if (!found) return { date: isoTime(textOf(element, 'pubDate').trim(), ''), notes: [] };
  const isDraft = !/^(?:publish|future|private)$/.test(textOf(element, 'wp:status').trim());
  const notes = isDraft ? [] : [{ what: `tarih: ${local}`, reason: `dosyada UTC saati yok; ${found.zone} sayıldı` }];
  return { date: found.time, notes };
}

/** Years of no text of a company: zero dates and dates before Christ are how WordPress writes a missing one. */
const YEARS = { first: 1970, last: 2100 };

function isoTime(text: string | undefined, zone: string): string {
  const date = !text ? null : new Date(`${text}${zone}`);
  const isTime = date !== null && !Number.isNaN(date.getTime());
  return isTime && date.getUTCFullYear() >= YEARS.first && date.getUTCFullYear() <= YEARS.last
    ? date.toISOString()
    : '';
}
