import type { Note } from '../reading/source-item.ts';
import type { DocumentNode } from './document-node.ts';

/** A file of the library as a document shows it. */
export interface ShownFile {
  href: string;
  bytes: number;
  isVideo: boolean;
}

/** A picture that a gallery names by its number. */
export interface GalleryPicture {
  address: string;
  alt: string;
  caption: string;
}

/** Finds what a text of the old site refers to. */
export interface References {
  /** Returns the attributes of the picture's node; null if the picture was not taken. */
  picture(address: string, alt: string): DocumentNode['attrs'] | null;
  file(address: string): ShownFile | null;
  /** Returns the address of the new page of what an old address leads to; null for other addresses. */
  link(address: string): string | null;
  /** Returns the pictures of a gallery by their ids; without ids, those that belong to the entry. */
  gallery(ids: readonly string[] | null): readonly GalleryPicture[];
  /** Returns a text that entries share by its number; null if there is none. */
  fragment(id: string): string | null;
}

/** What a conversion works with. */
export interface Conversion {
  references: References;
  footnotes: Readonly<Record<string, string>>;
  /** Adds what is not taken, or not as it was. */
  note(what: string, reason: string): void;
  /** An empty line starts a paragraph, as in texts of the classic editor. */
  hasLines: boolean;
  /** Address of the page, for links relative to it; empty if it is not known. */
  base: string;
  /** Fragments that are open, against one that contains itself. */
  openFragments: readonly string[];
}

const WHAT_LENGTH = 200;

/** Returns a note with a readable length. */
export function shortNote(what: string, reason: string): Note {
  const line = what.replaceAll(/\s+/g, ' ').trim();
  return { what: line.length > WHAT_LENGTH ? `${line.slice(0, WHAT_LENGTH)}…` : line, reason };
}
