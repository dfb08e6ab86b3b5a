import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Config } from '../config.ts';
import type { Db } from '../database/tables.ts';
import type { StoredPicture } from '../media/media-files.ts';
import { addMedia } from '../media/media.repository.ts';
import type { SceneName } from './pictures/catalogue.ts';

export interface DemoPicture {
  name: SceneName;
  /** In the default language. */
  alt: string;
}

export type DrawnPicture = DemoPicture & { stored: StoredPicture };

const DRAWING = new URL('./draw-pictures.ts', import.meta.url);

/** Draws and stores the files in a process of their own, whose memory ends with it. The answer keeps the order. */
export async function drawPictures(
  { dataDir }: Pick<Config, 'dataDir'>,
  pictures: readonly DemoPicture[],
): Promise<DrawnPicture[]> {
  const names = pictures.map(({ name }) => name);
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(DRAWING), dataDir, ...names]);
  const stored = JSON.parse(stdout) as StoredPicture[];
  return pictures.flatMap((picture, place) => {
    const file = stored[place];
    return file ? [{ ...picture, stored: file }] : [];
  });
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
