import type { DocumentRow } from '@vitrin/shared-contracts/documents';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { documentDefinition } from '@vitrin/shared-contracts/records/document';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { listNamesOf } from '../../content/lists/named-kinds.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import type { Db } from '../../platform/database/tables.ts';
import { downloadCountsAt, downloadsAt } from '../downloads/downloads-at.ts';
import { documentAddresses } from './document-addresses.ts';
import { documentTexts, findDocument, listDocuments } from './documents.repository.ts';

/** Files that the company offers on its page of documents. */
export const documentRecords = contentRecord(
  documentDefinition,
  {
    table: 'documents',
    texts: documentTexts,
    order: { table: 'documents', newest: 'first' },
  },
  {
    places: {
      screen: (key) => adminPaths.documentUpdate(Number(key)),
      insertScreen: adminPaths.documentInsert,
      addresses: documentAddresses,
      shownOn: async (source) => exchangeNames(publicPaths.documents, listNamesOf(source)),
    },
    // A file may have been deleted since the form, the version or the draft had it.
    async parse(db, input) {
      const files = await downloadsAt(db, input.files);
      return { ...input, files: files.map(({ path }) => path) };
    },
    find: async (db, id) => findDocument(db, id, await defaultLanguageOf(db)),
    check: (_source, { active, files }) =>
      active === 1 && files.length === 0 ? { files: 'Yayınlamak için dosya seçin.' } : {},
  },
);

/** Returns all documents for the list in the panel, with the downloads of their files. */
export async function documentRows(db: Db): Promise<DocumentRow[]> {
  const lang = await defaultLanguageOf(db);
  const documents = await listDocuments(db, lang);
  const counts = await downloadCountsAt(
    db,
    documents.flatMap(({ files }) => files.map(({ path }) => path)),
  );
  return documents.map(({ translations, ...row }) => ({
    ...row,
    title: (translations[lang] ?? Object.values(translations)[0])?.title ?? '',
    languages: Object.keys(translations),
    downloads: counts.get(row.files[0]?.path ?? '') ?? { total: 0, recent: 0 },
  }));
}
