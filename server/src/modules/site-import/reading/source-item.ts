import type { ArchiveItem } from './archive/archive-item.ts';
import type { Item } from './item.ts';

export type { Note, Place } from './item.ts';

/** The site that was exported. */
export interface SiteItem extends Item {
  type: 'site';
  /** Address of the old site; empty if the file does not name it. */
  address: string;
  language: string;
  /** Name of the source in all imports, if it is another one than that of the address. */
  name?: string;
}

export interface AuthorItem extends Item {
  type: 'author';
  text: string;
  /** File of the portrait. */
  picture?: string;
}

/** Groups of items that become records. */
export type Taxonomy = 'category' | 'product-category';

export interface TermItem extends Item {
  type: 'term';
  taxonomy: Taxonomy;
  slug: string;
  /** Slug of the term above it; empty on the first level. */
  parent: string;
  text: string;
  /** Number by which menus name it. */
  number: string;
  language: string;
}

/** A file of the old site: a picture, a document or a video. */
export interface FileItem extends Item {
  type: 'file';
  /** Address of the file. */
  address: string;
  /** Path below the folder of uploads; empty if it is not known. */
  path: string;
  /** Address of its page on the old site. */
  link: string;
  /** Id of the entry that it belongs to. */
  parent: string;
  order: number;
  alt: string;
  caption: string;
}

export type EntryType = 'post' | 'page' | 'product';
export type EntryState = 'published' | 'scheduled' | 'draft';
export type BodyFormat = 'wordpress' | 'html' | 'mobiledoc' | 'lexical' | 'markdown' | 'document';

/** A row of the technical data of a product. */
export interface Fact {
  label: string;
  value: string;
}

export interface ProductFacts {
  code: string;
  price: string;
  availability: 'in-stock' | 'made-to-order' | 'out-of-stock' | null;
  /** Ids of the files of the gallery. */
  gallery: string[];
  facts: Fact[];
}

/** A text with a page of its own. */
export interface EntryItem extends Item {
  type: EntryType;
  slug: string;
  /** Address of its page on the old site; empty if it had none. */
  link: string;
  /** Other addresses that led to it. */
  formerLinks: string[];
  state: EntryState;
  /** ISO time in UTC; empty if it is not known. */
  date: string;
  /** Id of the page above it; empty on the first level. */
  parent: string;
  order: number;
  /** Id of the author; empty without one. */
  author: string;
  summary: string;
  body: { format: BodyFormat; text: string };
  /** Ids of the terms, the main one first. */
  terms: string[];
  /** Id of the file that is its cover; an address if it has none. */
  cover: string;
  coverAlt: string;
  seoTitle: string;
  seoDescription: string;
  /** Language if the source names it, and the name that it shares with its translations. */
  language: string;
  group: string;
  footnotes: Readonly<Record<string, string>>;
  product?: ProductFacts;
}

export interface MenuEntryItem extends Item {
  type: 'menu-entry';
  menu: string;
  menuTitle: string;
  parent: string;
  order: number;
  target: { type: EntryType | 'term' | 'address' | 'group'; id: string; address: string };
}

/** A piece of text that entries show by its number. */
export interface FragmentItem extends Item {
  type: 'fragment';
  body: { format: BodyFormat; text: string };
}

/** An item that is not taken; its notes say why. */
export interface LeftItem extends Item {
  type: 'left';
  /** What it is in the source, such as `shop_order`. */
  kind: string;
}

export type SourceItem =
  | ArchiveItem
  | AuthorItem
  | EntryItem
  | FileItem
  | FragmentItem
  | LeftItem
  | MenuEntryItem
  | SiteItem
  | TermItem;

export type SourceType = SourceItem['type'];

/** Checks whether an item is a text with a page of its own. */
export function isEntry(item: SourceItem): item is EntryItem {
  return item.type === 'post' || item.type === 'page' || item.type === 'product';
}
