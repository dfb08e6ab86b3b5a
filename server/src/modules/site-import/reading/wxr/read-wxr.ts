import { decodeText } from '../decode-text.ts';
import type { InputFile } from '../input-files.ts';
import type { AuthorItem, SiteItem, SourceItem, TermItem } from '../source-item.ts';
import { languageOf, leftItem, sourceItemOf, taxonomies, termId } from './wxr-entry.ts';
import { loginOf, wxrItemOf, type WxrItem } from './wxr-item.ts';
import { menuEntriesOf, navigationEntriesOf } from './wxr-menu.ts';
import { frontPageItem } from '../front-page.ts';
import { createSiteZone, type SiteZone } from './site-zone.ts';
import { elementReader, textOf, type XmlElement } from './xml-elements.ts';
import { reasonForTaxonomy } from './left-kinds.ts';

const names = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);
/** What the channel says of itself is at its beginning. */
const HEAD_LENGTH = 200_000;

/**
 * Reads an export of WordPress (WXR 1.0, 1.1, 1.2) item by item. Terms and authors that only the items name come before the first item
 * that names them.
 */
export async function* readWxr(file: InputFile): AsyncGenerator<SourceItem> {
  const reader = elementReader(names);
  const seen: Seen = { known: new Set(), zone: createSiteZone() };
  let head: string | null = '';
  for await (const piece of decodeText(await file.open())) {
    if (head !== null) {
      head += piece;
      if (/<item[\s>]/.test(head) || head.length > HEAD_LENGTH) {
        yield siteOf(head, file.name);
        head = null;
      }
    }
    for (const element of reader.write(piece)) yield* itemsOf(element, file.name, seen);
  }
  if (head !== null) yield siteOf(head, file.name);
  const { elements, faults } = reader.end();
  for (const element of elements) yield* itemsOf(element, file.name, seen);
  if (faults > 0) yield faultsItem(file.name, faults);
  yield frontPageItem(file.name);
}

/** What was read before an item. */
interface Seen {
  /** Terms and authors. */
  known: Set<string>;
  zone: SiteZone;
}

function faultsItem(file: string, faults: number): SourceItem {
  const notes = [
    {
      what: `${faults} yazım hatası`,
      reason: 'XML kurallarına uymayan yerler atlandı; çevresindeki metni karşılaştırın',
    },
  ];
  return { type: 'left', kind: 'xml', id: `xml:${file}`, title: file, place: { file, line: 0 }, notes };
}

/** Read without the parser, because a broken element of the channel must not cost its address. */
function siteOf(head: string, file: string): SiteItem {
  const channel = head.split(/<item[\s>]/, 1)[0] ?? '';
  const text = (name: string) =>
    (new RegExp(`<${name}>\\s*(?:<!\\[CDATA\\[)?([^<\\]]*)`).exec(channel)?.[1] ?? '').trim().replaceAll('&amp;', '&');
  const address =
    [text('wp:base_blog_url'), text('link'), text('wp:base_site_url')].find((each) => URL.parse(each)?.hostname) ?? '';
  const title = text('title');
  return {
    type: 'site',
    id: address || title,
    title,
    address,
    language: languageOf(text('language')),
    place: { file, line: 1 },
    notes: [],
  };
}

function* itemsOf(element: XmlElement, file: string, { known, zone }: Seen): Generator<SourceItem> {
  if (element.name === 'item') {
    yield* itemsOfItem(wxrItemOf(element, file, zone), known);
    return;
  }
  const item = element.name === 'wp:author' ? authorOf(element, file) : declaredTerm(element, file);
  if (!item) return;
  known.add(`${item.type}:${item.id}`);
  yield item;
}

function* itemsOfItem(item: WxrItem, known: Set<string>): Generator<SourceItem> {
  yield* undeclared(item, known);
  if (item.type === 'nav_menu_item') {
    const entries = menuEntriesOf(item);
    if (entries.length === 0) yield leftItem(item, 'menü girdisi hiçbir menüde değil');
    yield* entries;
  } else if (item.type === 'wp_navigation') yield* navigationEntriesOf(item);
  else yield sourceItemOf(item);
}

/** Partial exports name authors and terms in their items only. */
function* undeclared({ creator, terms, type, place }: WxrItem, known: Set<string>): Generator<SourceItem> {
  const isEntry = type === 'post' || type === 'page' || type === 'product';
  if (!isEntry) return;
  if (creator !== '' && !known.has(`author:${creator}`)) {
    known.add(`author:${creator}`);
    yield { type: 'author', id: creator, title: creator, text: '', place, notes: [] };
  }
  for (const { taxonomy, slug, name } of terms) {
    const id = termId(taxonomy, slug);
    const own = Object.hasOwn(taxonomies, taxonomy) ? taxonomies[taxonomy] : undefined;
    if (!own || known.has(`term:${id}`)) continue;
    known.add(`term:${id}`);
    const rest = { parent: '', text: '', number: '', language: '', notes: [] };
    yield { type: 'term', id, taxonomy: own, slug: id.slice(own.length + 1), title: name, place, ...rest };
  }
}

function authorOf(element: XmlElement, file: string): AuthorItem | null {
  const id = loginOf(textOf(element, 'wp:author_login').trim());
  const name = textOf(element, 'wp:author_display_name').trim();
  const full = [textOf(element, 'wp:author_first_name'), textOf(element, 'wp:author_last_name')].join(' ').trim();
  if (id === '') return null;
  return { type: 'author', id, title: name || full || id, text: '', place: { file, line: element.line }, notes: [] };
}

const declaredTaxonomies: Readonly<Record<string, string>> = { 'wp:category': 'category', 'wp:tag': 'post_tag' };

/** `wp:category` and `wp:term` have other names for the same. */
function declaredTerm(element: XmlElement, file: string): TermItem | SourceItem | null {
  const text = (...keys: string[]) => keys.map((key) => textOf(element, key).trim()).find(Boolean) ?? '';
  const taxonomy = declaredTaxonomies[element.name] ?? text('wp:term_taxonomy');
  const slug = text('wp:term_slug', 'wp:category_nicename', 'wp:tag_slug');
  const title = text('wp:term_name', 'wp:cat_name', 'wp:tag_name') || slug;
  const own = Object.hasOwn(taxonomies, taxonomy) ? taxonomies[taxonomy] : undefined;
  const place = { file, line: element.line };
  if (slug === '') return null;
  if (!own) return leftTerm({ taxonomy, slug, title }, place);
  const id = termId(taxonomy, slug);
  const parent = text('wp:term_parent', 'wp:category_parent');
  const texts = { text: text('wp:term_description', 'wp:category_description'), number: text('wp:term_id') };
  return {
    type: 'term',
    id,
    taxonomy: own,
    slug: id.slice(own.length + 1),
    title,
    parent,
    ...texts,
    language: '',
    place,
    notes: [],
  };
}

function leftTerm(
  { taxonomy, slug, title }: Record<'taxonomy' | 'slug' | 'title', string>,
  place: TermItem['place'],
): SourceItem | null {
  const reason = reasonForTaxonomy(taxonomy);
  if (reason === null) return null;
  return { type: 'left', kind: taxonomy, id: `${taxonomy}:${slug}`, title, place, notes: [{ what: title, reason }] };
}
