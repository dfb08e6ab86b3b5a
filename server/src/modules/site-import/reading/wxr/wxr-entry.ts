import type { EntryItem, EntryState, EntryType, FileItem, LeftItem, SourceItem, Taxonomy } from '../source-item.ts';
import { reasonForKind, reasonForTaxonomy } from './left-kinds.ts';
import { productFactsOf } from './wxr-product.ts';
import type { WxrItem } from './wxr-item.ts';

const entryTypes: Readonly<Record<string, EntryType>> = { post: 'post', page: 'page', product: 'product' };
const entryStates: Readonly<Record<string, EntryState>> = {
  publish: 'published',
  future: 'scheduled',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
};
export const taxonomies: Readonly<Record<string, Taxonomy>> = { category: 'category', product_cat: 'product-category' };

/** Returns what an item of the export is, other than an entry of a menu. */
export function sourceItemOf(item: WxrItem): SourceItem {
  if (item.isCut) return leftItem(item, 'Öğe 16 MB sınırından uzun');
  if (item.type === 'attachment') return fileItem(item);
  if (item.type === 'wp_block')
    return { ...head(item), type: 'fragment', body: { format: 'wordpress', text: item.content } };
  const type = Object.hasOwn(entryTypes, item.type) ? entryTypes[item.type] : undefined;
  if (!type) return leftItem(item, reasonForKind(item.type));
  const state = Object.hasOwn(entryStates, item.status) ? entryStates[item.status] : undefined;
  if (item.status === 'trash') return leftItem(item, 'eski sitede çöp kutusundaydı');
  if (!state) return leftItem(item, `durumu “${item.status}”; yayında, taslak ya da zamanlanmış değil`);
  return entryItem(item, type, state);
}

function head({ id, title, place, notes }: WxrItem) {
  return { id, title, place, notes };
}

export function leftItem(item: WxrItem, reason: string): LeftItem {
  const { id, type, title } = item;
  // Items of all types share one row of numbers, but menus repeat them.
  const notes = [...item.notes, { what: `${type} ${id}`, reason }];
  return { ...head(item), id: `${type}:${id}`, title: title || item.slug, notes, type: 'left', kind: type };
}

function fileItem(item: WxrItem): FileItem {
  const { attachmentUrl, meta, link, parent, order, excerpt, content } = item;
  const address = attachmentUrl || '';
  const path = meta.get('_wp_attached_file') ?? '';
  const notes =
    content.trim() === ''
      ? item.notes
      : [...item.notes, { what: content.trim(), reason: 'dosyanın açıklaması; ortam kitaplığında karşılığı yok' }];
  const alt = (meta.get('_wp_attachment_image_alt') ?? '').trim();
  return { ...head(item), notes, type: 'file', address, path, link, parent, order, alt, caption: excerpt };
}

function entryItem(item: WxrItem, type: EntryType, state: EntryState): EntryItem {
  const { meta } = item;
  // Visitors cannot be asked for a password here: what only some may read must not become public.
  const isLocked = item.password !== '' || item.status === 'private';
  return {
    ...head(item),
    type,
    notes: [...item.notes, ...stateNotes(item), ...termNotes(item)],
    slug: decoded(item.slug),
    link: item.link,
    formerLinks: formerLinks(item),
    state: isLocked ? 'draft' : state,
    date: item.date,
    parent: type === 'page' ? item.parent : '',
    order: item.order,
    author: item.creator,
    summary: item.excerpt,
    body: { format: 'wordpress', text: item.content },
    terms: termsOf(item),
    cover: idOf(meta.get('_thumbnail_id')),
    coverAlt: '',
    seoTitle: seoText(meta.get('_yoast_wpseo_title') ?? meta.get('rank_math_title') ?? meta.get('_aioseo_title')),
    seoDescription: seoText(
      meta.get('_yoast_wpseo_metadesc') ?? meta.get('rank_math_description') ?? meta.get('_aioseo_description'),
    ),
    ...translationOf(item),
    footnotes: footnotesOf(meta.get('footnotes')),
    ...(type === 'product' && { product: productFactsOf(item) }),
  };
}

function idOf(text = ''): string {
  const id = text.trim();
  return /^[1-9]\d*$/.test(id) ? id : '';
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

function stateNotes({ password, status, isSticky, comments }: WxrItem) {
  return [
    ...(password === ''
      ? []
      : [
          {
            what: 'parola',
            reason: 'parolalı içerik; parolası aktarılmadı, herkese açılmasın diye yayından kapalı geldi',
          },
        ]),
    ...(status === 'private' ? [{ what: 'özel', reason: 'yalnızca üyelere açıktı; yayından kapalı geldi' }] : []),
    ...(status === 'pending' ? [{ what: 'inceleme bekliyor', reason: 'yayından kapalı geldi' }] : []),
    ...(isSticky
      ? [{ what: 'öne çıkarılmış', reason: 'bu sitede yazılar öne sabitlenmez; tarih sırasında durur' }]
      : []),
    ...(comments > 0 ? [{ what: `${comments} yorum`, reason: 'bu sitede yorum yok' }] : []),
  ];
}

function termNotes({ terms, type }: WxrItem) {
  const own = terms.filter(({ taxonomy }) => Object.hasOwn(taxonomies, taxonomy));
  const others = terms.flatMap(({ taxonomy, name }) => {
    const reason = Object.hasOwn(taxonomies, taxonomy) ? null : reasonForTaxonomy(taxonomy);
    return reason === null ? [] : [{ what: name, reason }];
  });
  if (type === 'page')
    return [...others, ...own.map(({ name }) => ({ what: name, reason: 'sayfaların kategorisi yok' }))];
  return [
    ...others,
    ...own.slice(1).map(({ name }) => ({ what: name, reason: 'ikinci kategori; bir kaydın tek kategorisi olur' })),
  ];
}

/** The main category of the plugins for search engines comes first. */
function termsOf({ terms, meta, type }: WxrItem): string[] {
  if (type === 'page') return [];
  const primary = meta.get(type === 'product' ? '_yoast_wpseo_primary_product_cat' : '_yoast_wpseo_primary_category');
  const own = terms.filter(({ taxonomy }) => taxonomy === (type === 'product' ? 'product_cat' : 'category'));
  const ids = own.map(({ taxonomy, slug }) => termId(taxonomy, slug));
  return primary ? [`number:${primary}`, ...ids] : ids;
}

export function termId(taxonomy: string, slug: string): string {
  return `${taxonomies[taxonomy] ?? taxonomy}:${decoded(slug)}`;
}

/** Addresses that an entry had before its slug was changed. */
function formerLinks({ link, meta }: WxrItem): string[] {
  const old = (meta.get('_wp_old_slug') ?? '').trim();
  const url = URL.parse(link);
  if (old === '' || !url || url.pathname === '/') return [];
  const folder = url.pathname.split('/').filter(Boolean).slice(0, -1);
  return [new URL(`/${[...folder, old].join('/')}/`, url).href];
}

/** Variables of the plugins, such as `%%title%%`, say what this site shows by itself. */
function seoText(text = ''): string {
  return /%%?\w+%?%|#\w+_\w+/.test(text) ? '' : text.trim();
}

function translationOf({ terms, meta }: WxrItem): Pick<EntryItem, 'language' | 'group'> {
  const termOf = (taxonomy: string) => terms.find((term) => term.taxonomy === taxonomy)?.slug;
  const firstMeta = (...keys: string[]) => keys.map((key) => meta.get(key)).find(Boolean) ?? '';
  return {
    language: languageOf(termOf('language') ?? firstMeta('_wpml_import_language_code', '_wpml_language')),
    group: termOf('post_translations') ?? firstMeta('_wpml_import_translation_group', '_wpml_trid'),
  };
}

/** Returns `tr` of `tr_TR` and `tr-tr`. */
export function languageOf(code: string): string {
  return /^[a-z]{2,3}(?![a-z])/i.exec(code.trim())?.[0].toLowerCase() ?? '';
}

function footnotesOf(json = ''): Record<string, string> {
  if (json.trim() === '') return {};
  try {
    const notes = JSON.parse(json) as unknown;
    if (!Array.isArray(notes)) return {};
    return Object.fromEntries(
      notes.flatMap((note: unknown) => {
        const { id, content } = Object(note) as { id?: unknown; content?: unknown };
        return typeof id === 'string' && typeof content === 'string' ? [[id, content]] : [];
      }),
    );
  } catch {
    return {};
  }
}
