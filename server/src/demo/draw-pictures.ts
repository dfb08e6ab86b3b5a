import type { StoredPicture } from '../media/media-files.ts';
import { storePicture } from '../media/store-picture.ts';
import type { SceneName } from './pictures/catalogue.ts';
import { drawScene, rasterise } from './pictures/draw.ts';

/** Process: `draw-pictures.ts <data folder> <scene> …` draws and stores the scenes and prints what was stored as JSON. */
const AT_ONCE = 2;

/** A stored drawing and the size of the file that it came as. */
export type StoredDrawing = StoredPicture & { bytes: number };

async function draw(dataDir: string, names: readonly SceneName[]): Promise<StoredDrawing[]> {
  const stored: StoredDrawing[] = [];
  const waiting = names.entries();
  const work = async () => {
    for (const [place, name] of waiting) {
      const file = await rasterise(drawScene(name));
      stored[place] = { ...(await storePicture({ dataDir }, file)), bytes: file.length };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
}

const [dataDir = '', ...names] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await draw(dataDir, names as SceneName[])));
