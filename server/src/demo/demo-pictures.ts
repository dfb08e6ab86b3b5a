import type { Config } from '../config.ts';
import type { Db } from '../database/tables.ts';
import { storePicture, type StoredPicture } from '../media/media-files.ts';
import { addMedia } from '../media/media.repository.ts';
import type { SceneName } from './pictures/catalogue.ts';
import { drawScene, rasterise } from './pictures/draw.ts';

export interface DemoPicture {
  name: SceneName;
  /** In the default language. */
  alt: string;
}

export type DrawnPicture = DemoPicture & { stored: StoredPicture };

const AT_ONCE = 2;

/** Draws and stores the files, two at a time; the answer keeps the order. */
export async function drawPictures(
  config: Pick<Config, 'dataDir'>,
  pictures: readonly DemoPicture[],
): Promise<DrawnPicture[]> {
  const drawn: DrawnPicture[] = [];
  const waiting = pictures.entries();
  const work = async () => {
    for (const [place, picture] of waiting) {
      drawn[place] = { ...picture, stored: await storePicture(config, await rasterise(drawScene(picture.name))) };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return drawn;
}

/** Id of each picture in the library. */
export type PictureIds = (name: SceneName) => number;

export async function addPictures(trx: Db, drawn: readonly DrawnPicture[], lang: string): Promise<PictureIds> {
  const ids = new Map<SceneName, number>();
  for (const { name, alt, stored } of drawn) ids.set(name, await addMedia(trx, stored, { [lang]: alt }));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The picture ${name} was not drawn`);
    return id;
  };
}
