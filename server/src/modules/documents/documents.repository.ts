import { parse } from 'secure-json-parse';
import type { DocumentFile, DocumentRecord } from '@vitrin/shared-contracts/documents';
import { documentDefinition } from '@vitrin/shared-contracts/records/document';
import { readTexts } from '../../content/record/read-texts.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { downloadsAt } from '../downloads/downloads-at.ts';
import { picturesByIds } from '../media/pictures.ts';

/** Where the texts of the documents are stored. */
export const documentTexts = { table: 'document_translations', owner: 'document_id' } as const;

const columns = [
  'id',
  'queue',
  'active',
  'files',
  'cover_id',
  'category',
  'file_language',
  'issued_on',
  'version',
  'updated_at',
] as const;

/** Returns all documents, highest `queue` first. */
export async function listDocuments(db: Db, lang: string): Promise<DocumentRecord[]> {
  return recordsOf(db, await documents(db).orderBy('queue', 'desc').orderBy('id', 'desc').execute(), lang);
}

/** Returns the record for the form in the panel, or null. */
export async function findDocument(db: Db, id: number, lang: string): Promise<DocumentRecord | null> {
  const [record] = await recordsOf(db, await documents(db).where('id', '=', id).execute(), lang);
  return record ?? null;
}

function documents(db: Db) {
  return db.selectFrom('documents').select(columns);
}

interface Row extends Omit<DocumentRecord, 'translations' | 'files' | 'cover'> {
  files: string;
  cover_id: number | null;
}

async function recordsOf(db: Db, rows: readonly Row[], lang: string): Promise<DocumentRecord[]> {
  const ids = rows.map(({ id }) => id);
  const texts = await readTexts(db, { definition: documentDefinition, store: documentTexts }, ids);
  const filesIn = await filesOf(db, rows);
  const covers = await picturesByIds(
    db,
    rows.flatMap(({ cover_id }) => cover_id ?? []),
    lang,
  );
  return rows.map(({ cover_id, files, ...row }) => ({
    ...row,
    files: filesIn(files),
    cover: covers.get(cover_id ?? 0) ?? null,
    translations: texts.of(row.id),
  }));
}

/** Returns a function that reads the files in the column of a row; one that no longer exists is left out. */
export async function filesOf(db: Db, rows: readonly { files: string }[]): Promise<(json: string) => DocumentFile[]> {
  const addressesIn = (json: string) => parse(json) as string[];
  const found = await downloadsAt(db, [...new Set(rows.flatMap(({ files }) => addressesIn(files)))]);
  const byPath = new Map(found.map(({ path, name, type, bytes }) => [path, { path, name, type, bytes }]));
  return (json) => addressesIn(json).flatMap((address) => byPath.get(address) ?? []);
}
