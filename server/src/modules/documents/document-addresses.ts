import { documentAnchor } from '@vitrin/shared-contracts/documents';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { sql } from 'kysely';
import type { PageAddresses, PagePath } from '../../content/page-addresses.ts';
import type { Db } from '../../platform/database/tables.ts';
import { documentListState, isShownDocument } from './public-documents.repository.ts';

/** Documents have no pages: each is a place on the list, which is one page. */
export const documentAddresses: PageAddresses = {
  redirects: false,
  searchName: 'dokuman',
  current: async (db, record) => (await languagesOf(db, Number(record))).map((lang) => placeOf(record, lang)),
  former: async () => [],
  isShown: (db, record) => isShown(db, Number(record)),
  async find(db, path, lang) {
    const [, record] = PLACE.exec(path) ?? [];
    if (record === undefined) return null;
    const id = Number(record);
    const languages = await languagesOf(db, id);
    const [first] = languages;
    if (first === undefined) return null;
    const current = placeOf(record, languages.includes(lang) ? lang : first);
    return { record, current, isFormer: false, isShown: await isShown(db, id) };
  },
  list: { path: publicPaths.documents, state: documentListState },
};

const PLACE = new RegExp(`^${publicPaths.documents}#${documentAnchor(0).slice(0, -1)}([1-9]\\d{0,9})$`);

function placeOf(record: string, lang: string): PagePath {
  return { lang, path: `${publicPaths.documents}#${documentAnchor(Number(record))}` };
}

/** Returns the languages in which a document is written, the default one first. */
async function languagesOf(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('document_translations')
    .innerJoin('languages', 'languages.abbr', 'document_translations.lang')
    .select('document_translations.lang')
    .where('document_id', '=', id)
    .orderBy('languages.is_default', 'desc')
    .orderBy('document_translations.lang')
    .execute();
  return rows.map(({ lang }) => lang);
}

async function isShown(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select item.id from documents as item where item.id = ${id} and ${isShownDocument}`.execute(db);
  return rows.length > 0;
}
