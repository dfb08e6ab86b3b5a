import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Config } from '../config.ts';
import type { Db } from '../database/tables.ts';
import type { Stamp } from '../database/write-context.ts';
import { addMedia } from '../media/add-media.ts';
import type { StoredDrawing } from './draw-pictures.ts';
import type { SceneName } from './pictures/catalogue.ts';

export interface DemoPicture {
  name: SceneName;
  /** Alternative text by language. */
  alts: Readonly<Record<string, string>>;
}

export type DrawnPicture = DemoPicture & { stored: StoredDrawing };

const DRAWING = new URL('./draw-pictures.ts', import.meta.url);

/** Draws and stores the files in a process of their own, whose memory ends with it. The answer keeps the order. */
export async function drawPictures(
  { dataDir }: Pick<Config, 'dataDir'>,
  pictures: readonly DemoPicture[],
): Promise<DrawnPicture[]> {
  const names = pictures.map(({ name }) => name);
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(DRAWING), dataDir, ...names]);
  const stored = JSON.parse(stdout) as StoredDrawing[];
  return pictures.flatMap((picture, place) => {
    const file = stored[place];
    return file ? [{ ...picture, stored: file }] : [];
  });
}

/** Id of each picture in the library. */
export type PictureIds = (name: SceneName) => number;

export async function addPictures(trx: Db, stamp: Stamp, drawn: readonly DrawnPicture[]): Promise<PictureIds> {
  const ids = new Map<SceneName, number>();
  for (const { name, alts, stored } of drawn)
    ids.set(name, await addMedia(trx, stored, alts, { name: `${name}.png`, bytes: stored.bytes, stamp }));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The picture ${name} was not drawn`);
    return id;
  };
}
