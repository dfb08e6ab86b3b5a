import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { Db } from '../../platform/database/tables.ts';
import { altRows } from './media-alts.repository.ts';
import { mediaPath } from './media-files.ts';
import { mediaRows, type MediaRow } from './media.repository.ts';

/** Returns a stored picture in the form that pages use. */
function presentPicture({ id, hash, widths, width, height, focus }: MediaRow, alt: string): Picture {
  return { id, path: mediaPath(hash), widths, width, height, alt, focus };
}

/** Returns the existing pictures among `ids`. The alternative text falls back to the default language. */
export async function picturesByIds(db: Db, ids: readonly number[], lang: string): Promise<Map<number, Picture>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await mediaRows(db, wanted);
  const alts = new Map((await altRows(db, wanted, lang)).map(({ media_id, alt }) => [media_id, alt]));
  return new Map(rows.map((row) => [row.id, presentPicture(row, alts.get(row.id) ?? '')]));
}

export async function pictureById(db: Db, id: number, lang: string): Promise<Picture | null> {
  return (await picturesByIds(db, [id], lang)).get(id) ?? null;
}
