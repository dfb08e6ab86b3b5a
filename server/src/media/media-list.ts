import { fold } from 'shared-contracts/fold';
import type { Picture } from 'shared-contracts/pictures';
import type { Db } from '../database/tables.ts';
import type { PageRequest } from '../http/paging.ts';
import { countMedia, mediaIds, newestAltRows } from './media.repository.ts';
import { picturesByIds } from './pictures.ts';

/** A search looks at the texts of this many newest entries. */
const SEARCHED = 5_000;

/** One page of the library, newest first; a search compares folded words with the alternative texts. */
export async function listMedia(
  db: Db,
  lang: string,
  request: PageRequest,
): Promise<{ pictures: Picture[]; total: number }> {
  const { ids, total } = request.search.trim() === '' ? await newest(db, request) : await matching(db, request);
  const found = await picturesByIds(db, ids, lang);
  return { pictures: ids.flatMap((id) => found.get(id) ?? []), total };
}

async function newest(db: Db, { page, size }: PageRequest): Promise<{ ids: number[]; total: number }> {
  return { ids: await mediaIds(db, size, (page - 1) * size), total: await countMedia(db) };
}

async function matching(db: Db, { page, size, search }: PageRequest): Promise<{ ids: number[]; total: number }> {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const rows = await newestAltRows(db, SEARCHED);
  const matches = rows.filter(({ alt }) => words.every((word) => fold(alt).includes(word)));
  const ids = [...new Set(matches.map(({ media_id }) => media_id))];
  return { ids: ids.slice((page - 1) * size, page * size), total: ids.length };
}
