import type { MediaItem } from '@vitrin/shared-contracts/media';
import type { Db } from '../../platform/database/tables.ts';
import type { MediaSource } from './unused-pictures.repository.ts';
import { mediaPage, type MediaQuery } from './media-list.repository.ts';
import { mediaLabels } from './media.repository.ts';
import { picturesByIds } from './pictures.ts';

/** Returns one page of the library, newest first. */
export async function listMedia(
  services: MediaSource,
  query: MediaQuery,
  lang: string,
): Promise<{ items: MediaItem[]; total: number }> {
  const { ids, total } = await mediaPage(services, query, lang);
  return { items: await mediaItems(services.db, ids, lang), total };
}

/** Returns library items in the order of `ids`. */
export async function mediaItems(db: Db, ids: readonly number[], lang: string): Promise<MediaItem[]> {
  const pictures = await picturesByIds(db, ids, lang);
  const labels = new Map((await mediaLabels(db, ids)).map(({ id, name, folder }) => [id, { name, folder }]));
  return ids.flatMap((id) => {
    const [picture, label] = [pictures.get(id), labels.get(id)];
    return picture && label ? [{ ...picture, ...label }] : [];
  });
}
