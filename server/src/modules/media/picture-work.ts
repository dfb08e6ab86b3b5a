import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Focus } from '@vitrin/shared-contracts/pictures';
import { limitConcurrency, LimitReached } from '../../platform/concurrency-limiter.ts';
import { Unavailable } from '../../platform/errors.ts';
import { fileHash } from '../../platform/files/file-hash.ts';
import { createIncoming } from '../../platform/files/incoming-folder.ts';
import { StorageError } from '../../platform/files/storage-error.ts';
import type { FileStore } from '../../platform/files/store/file-store.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { mediaFile, pictureFile, pictureHash, type StoredPicture } from './media-files.ts';
import { pictureFiles } from './picture-set.ts';
import type { IncompletePicture, NewPicture, PictureOutput } from './store-picture.ts';
import type { IconShape } from './render-icons.ts';
import type { PictureOutcome, PictureTask } from './picture-task.ts';
import type { TitlePicture } from './title-picture/draw-title-picture.ts';
import { UnusablePicture } from './unusable-picture.ts';

const PROCESS = fileURLToPath(new URL('./picture.process.ts', import.meta.url));
const TASK_TIMEOUT_MS = 120_000;
/** Maximum output in bytes: three icons in base64. */
const MAX_OUTPUT_BYTES = 8 * 1_048_576;
const RETRY_SECONDS = 10;

/** One picture at a time: decoding a large one takes hundreds of megabytes. */
const limitPictureTasks = limitConcurrency({ running: 1, waiting: 40 });

/** Runs the task exclusively among all picture tasks; throws `Unavailable` (503) when too many are waiting. */
export async function runExclusively<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await limitPictureTasks(task);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    throw new Unavailable(
      RETRY_SECONDS,
      'pictures-busy',
      'Şu anda çok sayıda görsel işleniyor. Lütfen biraz sonra yeniden deneyin.',
    );
  }
}

type Storage = Pick<PlatformServices, 'config' | 'files'>;

/** Stores the picture in the file. Throws `UnusablePicture`. */
export async function storeFile(storage: Storage, file: string): Promise<NewPicture> {
  const existing = await existingFiles(storage, [pictureHash(await fileHash(file))]);
  return storingOutput(storage, existing, async (output) => {
    const outcome = await runTask({ kind: 'store', output, file });
    if (outcome.kind === 'unusable') throw new UnusablePicture(outcome.reason);
    if (outcome.kind !== 'stored') throw new Error('Unexpected response from the picture process');
    return outcome.picture;
  });
}

/** Creates the missing files of pictures and returns the hashes of those that are then complete. */
export async function completeFiles(
  storage: Storage,
  pictures: readonly (StoredPicture & { focus: Focus })[],
): Promise<string[]> {
  const incomplete: IncompletePicture[] = [];
  for (const { hash, width, height, widths, focus } of pictures) {
    const largest = await storage.files.localPath(mediaFile(pictureFile(hash, 'webp', width)));
    if (largest !== null) incomplete.push({ hash, width, height, widths, focus, largest });
  }
  if (incomplete.length === 0) return [];
  const existing = await existingFiles(
    storage,
    incomplete.map(({ hash }) => hash),
  );
  return storingOutput(storage, existing, async (output) => {
    const outcome = await runTask({ kind: 'complete', output, pictures: incomplete });
    return outcome.kind === 'completed' ? outcome.hashes : [];
  });
}

async function existingFiles({ files }: Storage, hashes: readonly string[]): Promise<string[]> {
  const names = await Promise.all(hashes.map((hash) => pictureFiles(files, hash)));
  return names.flat().map((name) => basename(name));
}

/** Runs a task that writes files of pictures to a temporary folder, and stores them. */
async function storingOutput<T>(
  { config, files }: Storage,
  existing: readonly string[],
  task: (output: PictureOutput) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(await createIncoming(config.dataDir), 'pictures-'));
  try {
    const result = await task({ folder, existing });
    await putAll(files, folder);
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function putAll(files: FileStore, folder: string): Promise<void> {
  const names = await readdir(folder);
  try {
    for (const name of names) await files.put(mediaFile(name), { path: join(folder, name) });
  } catch (error) {
    // An incomplete set would occupy the space that the disk lacks.
    await files.delete(names.map(mediaFile)).catch(() => undefined);
    throw error;
  }
}

/** Renders the picture in the file as icons, in the order of the shapes. */
export async function makeIcons(file: string, shapes: readonly IconShape[]): Promise<Buffer[]> {
  const outcome = await runTask({ kind: 'icons', file, shapes: [...shapes] });
  return outcome.kind === 'icons' ? outcome.icons.map((icon) => Buffer.from(icon, 'base64')) : [];
}

/** Draws the picture for shared links of a page without one, as PNG. */
export async function makeTitlePicture(picture: TitlePicture): Promise<Buffer> {
  const outcome = await runTask({ kind: 'title', picture });
  if (outcome.kind !== 'title') throw new Error('Unexpected response from the picture process');
  return Buffer.from(outcome.png, 'base64');
}

/**
 * Runs the task without environment variables, so that a decoder exploited by a malicious file has no access to
 * secrets.
 */
async function runTask(task: PictureTask): Promise<PictureOutcome> {
  try {
    const options = { env: {}, timeout: TASK_TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT_BYTES } as const;
    const { stdout } = await promisify(execFile)(process.execPath, [PROCESS, JSON.stringify(task)], options);
    return assertWritten(JSON.parse(stdout) as PictureOutcome);
  } catch (error) {
    if (task.kind === 'store' && isKilled(error)) return { kind: 'unusable', reason: 'broken' };
    throw error;
  }
}

function assertWritten(outcome: PictureOutcome): Exclude<PictureOutcome, { kind: 'not-written' }> {
  if (outcome.kind === 'not-written') throw new StorageError(outcome.fault);
  return outcome;
}

/** Checks whether the decoder crashed or was killed by the timeout. */
function isKilled(error: unknown): boolean {
  return error instanceof Error && 'signal' in error && error.signal !== null;
}
