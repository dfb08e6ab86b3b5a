import type { LanguageContentKind } from 'shared-contracts/languages';
import type { PictureUse } from 'shared-contracts/media';
import type { Db, TableWith } from '../platform/database/tables.ts';
import type { TextPictureTable } from './text-pictures.repository.ts';

/** What a module stores that concerns all languages and all pictures; `content` of its `<name>.module.ts`. */
export interface StoredContent {
  /** Deleted with their language. Revisions of contracts are no longer shown, but proof: they are not among them. */
  texts: readonly Texts[];
  pictureColumns: readonly PictureColumn[];
  richTexts: readonly RichTexts[];
  pictureValues: readonly PictureValues[];
}

/** A table with one row for each language of a record, and what the panel counts its rows under. */
export interface Texts {
  kind: LanguageContentKind;
  table: TableWith<{ lang: string }> | 'contact_information';
}

/** Records that a person knows by a title, and the panel's screen that changes one. */
export interface TitledRecords {
  label: string;
  titles: { table: string; owner: string; title: string };
  screen: (id: number) => string;
}

/**
 * A column with ids of pictures, and the one with the id of the record that shows them. One that no module names is still kept
 * from losing its picture, by its foreign key.
 */
export interface PictureColumn {
  table: string;
  picture: string;
  owner: string;
  shownBy: TitledRecords;
}

/** Rich text that may show a picture by its address, and the table in which its pictures are noted. */
export interface RichTexts {
  pictures: TextPictureTable;
  shownBy: TitledRecords;
}

export interface PictureKey {
  id: number;
  hash: string;
}

/** Stored JSON that may show pictures, by `"media_id":7` or by their address; little enough to be read. */
export interface PictureValues {
  usesOf(db: Db, picture: PictureKey): Promise<PictureUse[]>;
  /** The values that show any picture. */
  all(db: Db): Promise<string[]>;
}
