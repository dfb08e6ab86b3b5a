import { parse } from 'secure-json-parse';
import type { Focus } from '@vitrin/shared-contracts/pictures';
import type { Db } from '../../platform/database/tables.ts';
import type { StoredPicture } from './media-files.ts';

/** A picture of the library with all that staff have given it, but its texts. */
export interface LibraryPicture extends StoredPicture {
  id: number;
  name: string;
  bytes: number;
  folder: string;
  focus: Focus;
}

/** Returns the next pictures behind an id. */
export async function picturesAfter(db: Db, id: number, count: number): Promise<LibraryPicture[]> {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'hash', 'width', 'height', 'widths', 'name', 'bytes', 'folder', 'focus_x', 'focus_y'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ widths, focus_x: x, focus_y: y, ...row }) => ({
    ...row,
    widths: parse(widths) as number[],
    focus: { x, y },
  }));
}
