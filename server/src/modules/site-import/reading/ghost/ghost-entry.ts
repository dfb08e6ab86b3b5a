import type { EntryItem, EntryState, Note } from '../source-item.ts';
import type { GhostRelations } from './ghost-relations.ts';
import { textIn, type GhostRow } from './ghost-rows.ts';

const states: Readonly<Record<string, EntryState>> = {
  published: 'published',
  sent: 'published',
  scheduled: 'scheduled',
  draft: 'draft',
};

/** Returns a post or a page of Ghost. */
export function ghostEntryOf(row: GhostRow, relations: GhostRelations, file: string): EntryItem {
  const id = textIn(row, 'id');
  const meta = relations.meta.get(id) ?? {};
  const text = (name: string) => textIn(row, name) || textIn(meta, name);
  const isPage = typeOf(row) === 'page';
  const visibility = textIn(row, 'visibility') || 'public';
  const state = stateOf(row);
  const tags = publicTags(relations, id);
  const slug = textIn(row, 'slug');
  return {
    type: isPage ? 'page' : 'post',
    id,
    title: textIn(row, 'title'),
    slug,
    link: state === 'draft' || slug === '' ? '' : `/${slug}/`,
    formerLinks: [],
    state: visibility === 'public' ? state : 'draft',
    date: isoTime(row['published_at']) || isoTime(row['created_at']),
    parent: '',
    order: 0,
    author: authorOf(row, relations, id),
    summary: textIn(row, 'custom_excerpt'),
    body: bodyOf(row),
    terms: isPage ? [] : tags.map((tag) => `category:${textIn(tag, 'slug')}`),
    ...coverOf(row, text),
    seoTitle: text('meta_title'),
    seoDescription: text('meta_description'),
    language: textIn(row, 'locale').slice(0, 2),
    group: '',
    footnotes: {},
    place: { file, line: 0 },
    notes: [...tagNotes(tags, isPage), ...visibilityNotes(visibility), ...captionNotes(text('feature_image_caption'))],
  };
}

/** `type` wins over `page`, which versions before 3 have. */
function typeOf(row: GhostRow): string {
  return textIn(row, 'type') || (Number(row['page']) === 1 ? 'page' : 'post');
}

function stateOf(row: GhostRow): EntryState {
  const status = textIn(row, 'status');
  return Object.hasOwn(states, status) ? (states[status] ?? 'draft') : 'draft';
}

function coverOf(row: GhostRow, text: (name: string) => string): Pick<EntryItem, 'cover' | 'coverAlt'> {
  const cover = (textIn(row, 'feature_image') || textIn(row, 'image')).replace(SITE, '');
  return { cover, coverAlt: text('feature_image_alt') };
}

/** What an export has in place of the address of the site. */
export const SITE = '__GHOST_URL__';

/** A later editor leaves the text of the earlier one in the row. */
function bodyOf(row: GhostRow): EntryItem['body'] {
  for (const format of ['lexical', 'mobiledoc', 'html'] as const) {
    const text = textIn(row, format);
    if (text.trim() !== '') return { format, text: text.replaceAll(SITE, '') };
  }
  return { format: 'html', text: textIn(row, 'markdown') };
}

/** Tags that begin with a hash mark are for the theme. */
function publicTags({ tags, tagsOf }: GhostRelations, post: string): GhostRow[] {
  return (tagsOf.get(post) ?? []).flatMap((id) => {
    const tag = tags.get(id);
    return tag && isPublicTag(tag) ? [tag] : [];
  });
}

export function isPublicTag(tag: GhostRow): boolean {
  return textIn(tag, 'visibility') !== 'internal' && !textIn(tag, 'name').startsWith('#');
}

function authorOf(row: GhostRow, { authorsOf, users }: GhostRelations, post: string): string {
  const ids = [...(authorsOf.get(post) ?? []), textIn(row, 'author_id')];
  return ids.find((id) => users.has(id)) ?? '';
}

function tagNotes(tags: readonly GhostRow[], isPage: boolean): Note[] {
  const others = isPage ? tags : tags.slice(1);
  const reason = isPage ? 'sayfaların kategorisi yok' : 'ikinci etiket; bir kaydın tek kategorisi olur';
  return others.map((tag) => ({ what: textIn(tag, 'name'), reason }));
}

function visibilityNotes(visibility: string): Note[] {
  if (visibility === 'public') return [];
  return [{ what: `görünürlük: ${visibility}`, reason: 'yalnızca üyelere açıktı; yayından kapalı geldi' }];
}

function captionNotes(caption: string): Note[] {
  return caption === '' ? [] : [{ what: caption, reason: 'kapak görselinin yazısı; kapakların alt yazısı yok' }];
}

/** Versions before 2 have milliseconds. */
export function isoTime(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text =
    typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) ? `${value.replace(' ', 'T')}Z` : value;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
