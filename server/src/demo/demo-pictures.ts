import type { Db } from '../platform/database/tables.ts';
import type { FileStore } from '../platform/files/store/file-store.ts';
import type { Stamp } from '../platform/database/write-context.ts';
import { addMedia } from '../modules/media/add-media.ts';
import { storePictureFiles, type StoredFile } from './picture-files.ts';
import type { PictureName } from './picture-sizes.ts';

export interface DemoPicture {
  name: PictureName;
  /** Alternative text by language. */
  alts: Readonly<Record<string, string>>;
}

export type StoredDemoPicture = DemoPicture & { stored: StoredFile };

export async function storePictures(store: FileStore, pictures: readonly DemoPicture[]): Promise<StoredDemoPicture[]> {
  const files = await storePictureFiles(
    store,
    pictures.map(({ name }) => name),
  );
  return pictures.flatMap((picture, place) => {
    const stored = files[place];
    return stored ? [{ ...picture, stored }] : [];
  });
}

/** Id of each picture in the library. */
export type PictureIds = (name: PictureName) => number;

export async function addPictures(trx: Db, stamp: Stamp, pictures: readonly StoredDemoPicture[]): Promise<PictureIds> {
  const ids = new Map<PictureName, number>();
  for (const { name, alts, stored } of pictures)
    ids.set(name, await addMedia(trx, stored, alts, { name: `${name}.webp`, bytes: stored.bytes, stamp }));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The picture ${name} was not stored`);
    return id;
  };
}
