import { slugify } from '@vitrin/shared-contracts/slug';
import type { EntryItem, EntryState, Note } from '../source-item.ts';
import { isoTime } from '../ghost/ghost-entry.ts';
import { readFrontMatter } from './front-matter.ts';

/** Folders whose files are pages; all others have posts. */
const PAGE_FOLDER = /(?:^|\/)(?:pages?|sayfalar?)\//i;
/** Folders that only group the sources of a generator. */
const SOURCE_FOLDERS = /^(?:.*\/)?(?:content|source|src|_posts|_drafts|posts?|pages?|blog|yazilar|sayfalar)\//i;
const DATED_NAME = /^(\d{4})-(\d\d)-(\d\d)-(.+)$/;

const readFields = new Set([
  'title',
  'date',
  'publishdate',
  'pubdate',
  'published',
  'lastmod',
  'updated',
  'draft',
  'slug',
  'permalink',
  'url',
  'aliases',
  'redirect_from',
  'category',
  'categories',
  'tag',
  'tags',
  'author',
  'authors',
  'description',
  'summary',
  'excerpt',
  'image',
  'cover',
  'featured_image',
  'heroimage',
  'thumbnail',
  'lang',
  'language',
  'locale',
  'layout',
  'type',
  'translationkey',
  'expirydate',
  'weight',
  'status',
]);

type FieldReader = (...keys: string[]) => string;

/** Reads a Markdown file of a static site: Hugo, Jekyll, Hexo, Eleventy, Astro. */
export function markdownEntryOf(name: string, text: string): EntryItem {
  const { fields, body, fault } = readFrontMatter(text);
  const one: FieldReader = (...keys) => keys.map((key) => firstText(fields[key])).find(Boolean) ?? '';
  const isPage = one('type', 'layout') === 'page' || (PAGE_FOLDER.test(name) && one('type') !== 'post');
  const date = dateOf(one, name);
  const terms = { categories: listAt(fields, 'categories', 'category'), tags: listAt(fields, 'tags', 'tag'), isPage };
  return {
    type: isPage ? 'page' : 'post',
    id: name,
    ...titleAndBody(one, body),
    slug: one('slug') || ofName(name).slug,
    link: linkOf(one('permalink', 'url')),
    formerLinks: listAt(fields, 'aliases', 'redirect_from').map(linkOf).filter(Boolean),
    state: stateOf(one, name, date),
    date,
    parent: '',
    order: Number(one('weight')) || 0,
    author: one('author') || (listOf(fields['authors'])[0] ?? ''),
    summary: one('summary', 'excerpt', 'description'),
    terms: isPage ? [] : termsOf(terms).map((term) => `category:${slugify(term)}`),
    cover: one('image', 'cover', 'featured_image', 'heroimage', 'thumbnail'),
    coverAlt: '',
    seoTitle: '',
    seoDescription: one('description'),
    language: one('lang', 'language', 'locale').slice(0, 2) || languageOfName(name),
    group: one('translationkey'),
    footnotes: {},
    place: { file: name, line: 1 },
    notes: [...termNotes(terms), ...fieldNotes(fields), ...expiryNotes(one('expirydate')), ...faultNotes(fault)],
  };
}

function dateOf(one: FieldReader, name: string): string {
  const published = isFlag(one('published')) ? '' : one('published');
  return isoTime(one('date', 'publishdate', 'pubdate')) || isoTime(published) || ofName(name).date;
}

/** Without a title, the first heading is it. */
function titleAndBody(one: FieldReader, body: string): Pick<EntryItem, 'title' | 'body'> {
  const named = one('title');
  const heading = /^#\s+(.+)$/m.exec(body.slice(0, 2_000))?.[1]?.trim() ?? '';
  const text = named === '' && heading !== '' ? body.replace(/^#\s+.+$/m, '') : body;
  return { title: named || heading, body: { format: 'markdown', text } };
}

interface NamedTerms {
  categories: string[];
  tags: string[];
  isPage: boolean;
}

function termsOf({ categories, tags }: NamedTerms): string[] {
  return categories.length > 0 ? categories : tags;
}

/** Returns the categories that a file names, for the terms of the import. */
export function categoriesIn(text: string): string[] {
  const { fields } = readFrontMatter(text);
  const [categories, tags] = [listAt(fields, 'categories', 'category'), listAt(fields, 'tags', 'tag')];
  return termsOf({ categories, tags, isPage: false });
}

function listAt(fields: Readonly<Record<string, unknown>>, ...names: string[]): string[] {
  return names.flatMap((name) => listOf(fields[name]));
}

/** The last part of the address: `2024-05-01-baslik.md` and `baslik/index.md` are `baslik`. */
function ofName(name: string): { slug: string; date: string } {
  const path = name
    .replace(/\.(?:md|markdown|mdx)$/i, '')
    .replace(/\.[a-z]{2}$/, '')
    .replace(/\/(?:_?index)$/i, '');
  const last = path.replace(SOURCE_FOLDERS, '').split('/').at(-1) ?? '';
  const [, year, month, day, rest] = DATED_NAME.exec(last) ?? [];
  return rest ? { slug: rest, date: isoTime(`${year}-${month}-${day}`) } : { slug: last, date: '' };
}

function languageOfName(name: string): string {
  return /\.([a-z]{2})\.(?:md|markdown|mdx)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

function isFlag(text: string): boolean {
  return text === 'true' || text === 'false';
}

function stateOf(one: FieldReader, name: string, date: string): EntryState {
  const isDraft = one('draft') === 'true' || one('published') === 'false' || one('status') === 'draft';
  if (isDraft || /(?:^|\/)_drafts\//.test(name)) return 'draft';
  return date > new Date().toISOString() ? 'scheduled' : 'published';
}

function linkOf(text: string): string {
  // Patterns of generators, such as `/:year/:title/`, are no addresses.
  if (text === '' || (text.includes(':') && !URL.canParse(text))) return '';
  return URL.canParse(text) || text.startsWith('/') ? text : `/${text}`;
}

function termNotes(terms: NamedTerms): Note[] {
  const { categories, tags, isPage } = terms;
  const [main] = isPage ? [] : termsOf(terms);
  const reason = isPage ? 'sayfaların kategorisi yok' : 'bir kaydın tek kategorisi olur';
  return [...categories, ...tags].filter((what) => what !== main).map((what) => ({ what, reason }));
}

function fieldNotes(fields: Readonly<Record<string, unknown>>): Note[] {
  return Object.entries(fields)
    .filter(([name, value]) => !readFields.has(name) && firstText(value) !== '')
    .map(([name, value]) => ({ what: `${name}: ${firstText(value)}`, reason: 'bu alanın karşılığı yok' }));
}

function expiryNotes(expires: string): Note[] {
  return expires === ''
    ? []
    : [{ what: `yayından kalkma: ${expires}`, reason: 'aktarılmadı; yayından kaldırma panelde zamanlanır' }];
}

function faultNotes(fault: string | null): Note[] {
  return fault === null ? [] : [{ what: fault, reason: 'dosyanın başındaki alanlar okunamadı; metinde bırakıldı' }];
}

function firstText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return firstText(value[0]);
  if (typeof value === 'object' && value !== null) return Object.values(value).map(firstText).find(Boolean) ?? '';
  return '';
}

/** Categories are a list, or one text with spaces or commas between them. */
function listOf(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((each) => (typeof each === 'string' ? [each.trim()] : firstText(each))).filter(Boolean);
  const text = firstText(value);
  return text === ''
    ? []
    : text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean);
}
