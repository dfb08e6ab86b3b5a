import type { documentDefinition } from '../records/document.ts';
import type { RecordInput, StoredTexts } from '../records/define-record.ts';
import type { DocumentGroup, DocumentLanguage } from '../texts/document-labels.ts';
import type { Download } from './downloads.ts';
import type { Translations } from './languages.ts';
import type { Picture } from './pictures.ts';

export {
  documentGroupLabels,
  documentGroups,
  documentLanguages,
  type DocumentGroup,
  type DocumentLanguage,
} from '../texts/document-labels.ts';

/** A file that a document offers. */
export type DocumentFile = Pick<Download, 'bytes' | 'name' | 'path' | 'type'>;

/** A document that visitors can download, in the requested language or else in the default one; `lang` names the language returned. */
export interface SiteDocument {
  id: number;
  queue: number;
  title: string;
  summary: string;
  file: DocumentFile;
  cover: Picture | null;
  category: DocumentGroup | null;
  /** Language of the file; null if it has none or several. */
  file_language: DocumentLanguage | null;
  /** Day of the document, as `YYYY-MM-DD`; null without one. */
  issued_on: string | null;
  lang: string;
}

/** `data` of `GET /api/pages/documents`: the documents that visitors see, in the order of staff. */
export interface DocumentList {
  documents: SiteDocument[];
  /** Languages in which at least one of them is written. */
  languages: string[];
}

/** Texts of a document in one language. */
export type DocumentTranslation = StoredTexts<typeof documentDefinition>;

/** `data` of `GET /api/admin/documents/{id}`. */
export interface DocumentRecord {
  id: number;
  queue: number;
  active: 0 | 1;
  /** The file; empty without one, or if it was deleted. */
  files: DocumentFile[];
  cover: Picture | null;
  category: DocumentGroup | null;
  file_language: DocumentLanguage | null;
  issued_on: string | null;
  version: number;
  updated_at: string;
  translations: Translations<DocumentTranslation>;
}

/** Downloads of a file, counted without anything about who downloads. */
export interface DownloadCounts {
  total: number;
  /** In the last thirty days, with today. */
  recent: number;
}

/** Row of `GET /api/admin/documents?search`. */
export interface DocumentRow extends Omit<DocumentRecord, 'translations'> {
  /** Title in the default language, or in the first available language. */
  title: string;
  languages: string[];
  downloads: DownloadCounts;
}

/** Validated `form_data` of the requests that create or update a document. */
export type DocumentInput = RecordInput<typeof documentDefinition>;

/**
 * Returns the id of the element that shows a document on the page of documents: the fragment of its address.
 * @param id - id of the document
 */
export function documentAnchor(id: number): string {
  return `dokuman-${id}`;
}
