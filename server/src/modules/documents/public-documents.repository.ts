import { sql, type SqlBool } from 'kysely';
import type { DocumentList, SiteDocument } from '@vitrin/shared-contracts/documents';
import { listState } from '../../content/list-state.repository.ts';
import type { ListState } from '../../content/page-addresses.ts';
import type { Languages } from '../../content/request-language.ts';
import { isShownTranslation } from '../../content/shown-translation.ts';
import type { Db } from '../../platform/database/tables.ts';
import { picturesByIds } from '../media/pictures.ts';
import { documentTexts, filesOf } from './documents.repository.ts';

/** Condition of the documents that visitors see, on a table `item`. A file that a document offers is not deleted. */
export const isShownDocument = sql<SqlBool>`item.active = 1 and item.files <> '[]'`;

/** Returns when a public document was changed last, and the languages in which one is written; null without any. */
export function documentListState(db: Db): Promise<ListState | null> {
  return listState(db, { table: 'documents', slugged: documentTexts, isShown: () => isShownDocument });
}

/** Returns the documents that visitors see, in the order of staff. */
export async function listPublic(db: Db, languages: Languages): Promise<DocumentList> {
  const rows = await shownRows(db, languages);
  const filesIn = await filesOf(db, rows);
  const covers = await picturesByIds(
    db,
    rows.flatMap(({ cover_id }) => cover_id ?? []),
    languages.requested,
  );
  const documents = rows.flatMap(({ files, cover_id, ...row }): SiteDocument[] => {
    const [file] = filesIn(files);
    return file ? [{ ...row, file, cover: covers.get(cover_id ?? 0) ?? null }] : [];
  });
  const state = await documentListState(db);
  return { documents, languages: state?.languages ?? [] };
}

/** Reads the public documents, each with the translation that is shown. */
function shownRows(db: Db, languages: Languages) {
  return db
    .selectFrom('documents as item')
    .innerJoin('document_translations', 'document_translations.document_id', 'item.id')
    .where(isShownDocument)
    .where(isShownTranslation(db, 'document_translations', 'document_id', languages))
    .select(['item.id', 'item.queue', 'item.files', 'item.cover_id', 'item.category', 'item.file_language'])
    .select(['item.issued_on', 'title', 'summary', 'document_translations.lang'])
    .orderBy('item.queue', 'desc')
    .orderBy('item.id', 'desc')
    .execute();
}
