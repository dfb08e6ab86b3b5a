import { fold } from 'shared-contracts/fold';
import type { Picture } from 'shared-contracts/pictures';
import { refuseLong } from '../database/search.ts';
import type { Db } from '../database/tables.ts';
import type { PageRequest } from '../http/paging.ts';
import { newestAltRows } from './media-alts.repository.ts';
import { countMedia, mediaIds, newestNames } from './media.repository.ts';
import { picturesByIds } from './pictures.ts';

/** A search looks at the texts of this many newest entries. */
const SEARCHED = 5_000;

/** One page of the library, newest first; a search compares folded words with the alternative texts and file names. */
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
  refuseLong(search);
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = (text: string) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
  const byAlt = (await newestAltRows(db, SEARCHED)).flatMap(({ media_id, alt }) => (fits(alt) ? [media_id] : []));
  const byName = (await newestNames(db, SEARCHED)).flatMap(({ id, name }) => (fits(name) ? [id] : []));
  const ids = [...new Set([...byAlt, ...byName])].toSorted((left, right) => right - left);
  return { ids: ids.slice((page - 1) * size, page * size), total: ids.length };
}
