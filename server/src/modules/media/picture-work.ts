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
const LONGEST_MS = 120_000;
/** Of an answer: three icons in base64. */
const MOST_ANSWERED = 8 * 1_048_576;
const RETRY_SECONDS = 10;

/** One picture at a time: a large one takes hundreds of megabytes while it is decoded. */
const enter = limitConcurrency({ running: 1, waiting: 40 });

/** Runs when nothing else works on picture files; refuses with 503 where too many wait already. */
export async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await enter(task);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    throw new Unavailable(
      RETRY_SECONDS,
      'pictures-busy',
      'Şu anda çok sayıda görsel işleniyor. Lütfen biraz sonra yeniden deneyin.',
    );
  }
}

type Place = Pick<Config, 'dataDir'>;

/** Stores the picture in the file. Throws `UnusablePicture`. */
export async function storeFile({ dataDir }: Place, file: string): Promise<StoredPicture> {
  const outcome = await run({ kind: 'store', dataDir, file });
  if (outcome.kind === 'unusable') throw new UnusablePicture(outcome.reason);
  if (outcome.kind !== 'stored') throw new Error('The picture process has answered something else');
  return outcome.picture;
}

/** Creates the missing files of pictures and returns the hashes of those that are then complete. */
export async function completeFiles(
  { dataDir }: Place,
  pictures: readonly (StoredPicture & { focus: Focus })[],
): Promise<string[]> {
  const files = pictures.map(({ hash, width, height, widths, focus }) => ({ hash, width, height, widths, focus }));
  const outcome = await run({ kind: 'complete', dataDir, pictures: files });
  return outcome.kind === 'completed' ? outcome.hashes : [];
}

/** Renders the picture in the file as icons, in the order of the shapes. */
export async function makeIcons(file: string, shapes: readonly IconShape[]): Promise<Buffer[]> {
  const outcome = await run({ kind: 'icons', file, shapes: [...shapes] });
  return outcome.kind === 'icons' ? outcome.icons.map((icon) => Buffer.from(icon, 'base64')) : [];
}

/** Without environment: what decodes a stranger's file has no secrets to lose. */
async function run(task: PictureTask): Promise<PictureOutcome> {
  try {
    const options = { env: {}, timeout: LONGEST_MS, killSignal: 'SIGKILL', maxBuffer: MOST_ANSWERED } as const;
    const { stdout } = await promisify(execFile)(process.execPath, [PROCESS, JSON.stringify(task)], options);
    return written(JSON.parse(stdout) as PictureOutcome);
  } catch (error) {
    if (task.kind === 'store' && isKilled(error)) return { kind: 'unusable', reason: 'broken' };
    throw error;
  }
}

function written(outcome: PictureOutcome): Exclude<PictureOutcome, { kind: 'not-written' }> {
  if (outcome.kind === 'not-written') throw new StorageError(outcome.fault);
  return outcome;
}

/** Checks whether the decoder crashed or was killed by the timeout. */
function isKilled(error: unknown): boolean {
  return error instanceof Error && 'signal' in error && error.signal !== null;
}
