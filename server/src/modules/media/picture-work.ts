import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Focus } from 'shared-contracts/pictures';
import { limitConcurrency, LimitReached } from '../../platform/concurrency-limiter.ts';
import type { Config } from '../../config/config.ts';
import { Unavailable } from '../../platform/errors.ts';
import { StorageError } from '../../platform/files/storage-error.ts';
import type { StoredPicture } from './media-files.ts';
import type { IconShape } from './render-icons.ts';
import type { PictureOutcome, PictureTask } from './picture-task.ts';
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

type DataFolder = Pick<Config, 'dataDir'>;

/** Stores the picture in the file. Throws `UnusablePicture`. */
export async function storeFile({ dataDir }: DataFolder, file: string): Promise<StoredPicture> {
  const outcome = await runTask({ kind: 'store', dataDir, file });
  if (outcome.kind === 'unusable') throw new UnusablePicture(outcome.reason);
  if (outcome.kind !== 'stored') throw new Error('Unexpected response from the picture process');
  return outcome.picture;
}

/** Creates the missing files of pictures and returns the hashes of those that are then complete. */
export async function completeFiles(
  { dataDir }: DataFolder,
  pictures: readonly (StoredPicture & { focus: Focus })[],
): Promise<string[]> {
  const files = pictures.map(({ hash, width, height, widths, focus }) => ({ hash, width, height, widths, focus }));
  const outcome = await runTask({ kind: 'complete', dataDir, pictures: files });
  return outcome.kind === 'completed' ? outcome.hashes : [];
}

/** Renders the picture in the file as icons, in the order of the shapes. */
export async function makeIcons(file: string, shapes: readonly IconShape[]): Promise<Buffer[]> {
  const outcome = await runTask({ kind: 'icons', file, shapes: [...shapes] });
  return outcome.kind === 'icons' ? outcome.icons.map((icon) => Buffer.from(icon, 'base64')) : [];
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
