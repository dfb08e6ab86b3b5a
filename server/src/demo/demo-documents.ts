import { join } from 'node:path';
import type { ContentSource } from '../content/content-kind.ts';
import { documentRecords } from '../modules/documents/documents.service.ts';
import { addDownload, storeDownload, type StoredDownload } from '../modules/downloads/add-download.ts';
import type { FileStore } from '../platform/files/store/file-store.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import { demoDocuments } from './site/documents.ts';

const folder = join(import.meta.dirname, 'documents');

/** Stores the files of the documents, in their order. */
export function storeDocuments(files: FileStore): Promise<StoredDownload[]> {
  return Promise.all(demoDocuments.map(({ file }) => storeDownload(files, join(folder, file), 'pdf')));
}

/** Adds the documents of the firm. What is added last leads the list. */
export async function addDocuments(
  source: ContentSource,
  stamp: Stamp,
  stored: readonly StoredDownload[],
): Promise<void> {
  for (const { file, texts: translations, ...shared } of demoDocuments.toReversed()) {
    const content = stored.find(({ name }) => name === file);
    if (!content) throw new Error(`The file ${file} was not stored`);
    const { path } = await addDownload(source.db, stamp, content);
    await documentRecords.add(source, stamp, { ...shared, files: [path], translations });
  }
}
