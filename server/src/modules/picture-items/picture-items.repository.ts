import type { PictureItem, PictureItemRecord } from '@vitrin/shared-contracts/picture-items';
import type { Db } from '../../platform/database/tables.ts';
import { readTexts, type ReadTexts } from '../../content/record/read-texts.repository.ts';
import { selectTranslation, type Languages } from '../../content/request-language.ts';
import { picturesByIds } from '../media/pictures.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';

/** Returns the active items, highest `queue` first, each in the requested language or the fallback. */
export async function listPublic(db: Db, kind: PictureItemKind, languages: Languages): Promise<PictureItem[]> {
  const items = await db
    .selectFrom(kind.table)
    .select(['id', 'queue', 'link_url', 'media_id'])
    .where('active', '=', 1)
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const rows = await db
    .selectFrom(kind.store.table)
    .select(['item_id', 'lang', 'title', 'text'])
    .where('lang', 'in', [languages.requested, languages.fallback])
    .execute();
  const translations = Map.groupBy(rows, (row) => row.item_id);
  const pictures = await picturesByIds(
    db,
    items.map((item) => item.media_id),
    languages.requested,
  );
  return items.flatMap(({ id, queue, link_url, media_id }) => {
    const shown = selectTranslation(translations.get(id), languages);
    if (!shown) return [];
    const { title, text, lang } = shown;
    return [{ id, queue, picture: pictures.get(media_id) ?? null, link_url, title, text, lang }];
  });
}

/** Returns the panel list. Not paginated, because there are only a few. */
export async function listRecords(db: Db, kind: PictureItemKind, lang: string): Promise<PictureItemRecord[]> {
  const items = await records(db, kind).orderBy('queue', 'desc').orderBy('id', 'desc').execute();
  return recordsOf(db, { items, texts: await readTexts(db, kind), lang });
}

export async function findRecord(
  db: Db,
  kind: PictureItemKind,
  id: number,
  lang: string,
): Promise<PictureItemRecord | null> {
  const items = await records(db, kind).where('id', '=', id).execute();
  const [record] = await recordsOf(db, { items, texts: await readTexts(db, kind, [id]), lang });
  return record ?? null;
}

function records(db: Db, { table }: PictureItemKind) {
  return db.selectFrom(table).select(['id', 'queue', 'active', 'media_id', 'link_url', 'version', 'updated_at']);
}

interface ItemRow extends Omit<PictureItemRecord, 'picture' | 'translations'> {
  media_id: number;
}

interface Rows {
  items: readonly ItemRow[];
  texts: ReadTexts<PictureItemKind['definition']>;
  /** Language of the alternative texts. */
  lang: string;
}

async function recordsOf(db: Db, { items, texts, lang }: Rows): Promise<PictureItemRecord[]> {
  const mediaIds = items.map((item) => item.media_id);
  const pictures = await picturesByIds(db, mediaIds, lang);
  return items.map(({ media_id, ...item }) => ({
    ...item,
    picture: pictures.get(media_id) ?? null,
    translations: texts.of(item.id),
  }));
}
