import type { Picture } from 'shared-contracts/pictures';
import type { Db } from '../database/tables.ts';
import { mediaFileName } from './media-files.ts';
import { altRows, mediaRows, type MediaRow } from './media.repository.ts';

/** A stored picture as pages get it. */
function presentPicture({ id, hash, width, height, widths }: MediaRow, alt: string): Picture {
  const sizes: number[] = JSON.parse(widths);
  const address = (size: number) => `/media/${mediaFileName(hash, size)}`;
  const middle = sizes[Math.floor((sizes.length - 1) / 2)] ?? width;
  return {
    id,
    src: address(middle),
    srcset: sizes.map((size) => `${address(size)} ${size}w`).join(', '),
    width,
    height,
    alt,
  };
}

/** The pictures that exist among `ids`. The alternative text falls back to the default language's. */
export async function picturesByIds(db: Db, ids: readonly number[], lang: string): Promise<Map<number, Picture>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await mediaRows(db, wanted);
  const alts = new Map((await altRows(db, wanted, lang)).map(({ media_id, alt }) => [media_id, alt]));
  return new Map(rows.map((row) => [row.id, presentPicture(row, alts.get(row.id) ?? '')]));
}
