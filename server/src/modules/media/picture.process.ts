import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { PictureOutcome, PictureTask } from './picture-task.ts';
import { storageFault } from '../../platform/files/storage-error.ts';
import { renderIcon } from './render-icons.ts';
import { completePicture, storePicture } from './store-picture.ts';
import { drawTitlePicture } from './title-picture/draw-title-picture.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** Child process that runs one task and exits, so that neither the decoder nor its memory stays in the server. */
const LOW_PRIORITY = 10;

async function outcomeOf(task: PictureTask): Promise<PictureOutcome> {
  try {
    if (task.kind === 'complete') return { kind: 'completed', hashes: await complete(task) };
    if (task.kind === 'icons') return { kind: 'icons', icons: await icons(task) };
    if (task.kind === 'title') return { kind: 'title', png: (await drawTitlePicture(task.picture)).toString('base64') };
    return { kind: 'stored', picture: await storePicture(task.output, await readFile(task.file)) };
  } catch (error) {
    if (error instanceof UnusablePicture) return { kind: 'unusable', reason: error.reason };
    const fault = storageFault(error);
    if (fault !== null) return { kind: 'not-written', fault };
    throw error;
  }
}

async function icons({ file, shapes }: Extract<PictureTask, { kind: 'icons' }>): Promise<string[]> {
  const bytes = await readFile(file);
  const made: string[] = [];
  for (const shape of shapes) made.push((await renderIcon(bytes, shape)).toString('base64'));
  return made;
}

async function complete({ output, pictures }: Extract<PictureTask, { kind: 'complete' }>): Promise<string[]> {
  const hashes: string[] = [];
  for (const picture of pictures) {
    try {
      await completePicture(output, picture);
      hashes.push(picture.hash);
    } catch (error) {
      if (storageFault(error) !== null) throw error;
      console.error(`${picture.hash}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return hashes;
}

setPriority(LOW_PRIORITY);
const task = JSON.parse(process.argv[2] ?? '') as PictureTask;
// Exits even while the library still draws an SVG that took too long.
process.stdout.write(JSON.stringify(await outcomeOf(task)), () => process.exit());
