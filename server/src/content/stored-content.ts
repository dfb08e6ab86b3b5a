import type { LanguageContentKind } from '@vitrin/shared-contracts/languages';
import type { PictureUse } from '@vitrin/shared-contracts/media';
import type { TableWith } from '../platform/database/tables.ts';
import type { ContentSource } from './content-kind.ts';
import type { FileReferences } from './record-files.ts';
import type { TextPictureTable } from './text-pictures.repository.ts';

/** Stored data of a module that depends on languages and pictures; `content` of its `<name>.module.ts`. */
export interface StoredContent {
  /**
   * Deleted with their language. Contract revisions are not included: they are no longer shown, but kept as evidence.
   */
  texts: readonly Texts[];
  pictureColumns: readonly PictureColumn[];
  richTexts: readonly RichTexts[];
  pictureValues: readonly PictureValues[];
}

/** A table with one row for each language of a record, and the kind under which the panel counts its rows. */
export interface Texts {
  kind: LanguageContentKind;
  table: TableWith<{ lang: string }> | 'contact_information';
}

/** Records with a title, and the screen of the panel that edits one. */
export interface TitledRecords {
  label: string;
  titles: { table: string; owner: string; title: string };
  screen: (id: number) => string;
}

/**
 * A column with picture ids, and the column with the id of the record that shows the picture. A column that no module
 * declares is still protected by its foreign key.
 */
export interface PictureColumn {
  table: string;
  picture: string;
  owner: string;
  shownBy: TitledRecords;
}

/** Rich text that may show a picture by its URL, and the table that records its pictures. */
export interface RichTexts {
  pictures: TextPictureTable;
  shownBy: TitledRecords;
}

/** Identity of a file that values show. */
export interface FileKey {
  /** Id of a picture, by which values may reference it; null for a download. */
  id: number | null;
  hash: string;
}

export interface PictureKey extends FileKey {
  id: number;
}

/** Stored JSON that may show pictures; small enough to be scanned. */
export interface PictureValues {
  usesOf(source: PictureSource, picture: PictureKey): Promise<PictureUse[]>;
  /** Returns all pictures that the values reference. */
  all(source: PictureSource): Promise<FileReferences>;
}

type PictureSource = Pick<ContentSource, 'db' | 'kinds'>;
