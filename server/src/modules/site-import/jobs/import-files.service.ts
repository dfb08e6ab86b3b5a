import { statfs } from 'node:fs/promises';
import { limits } from '@vitrin/shared-contracts/limits';
import {
  importFileFault,
  importPartField,
  type ImportFile,
  type ImportFileInput,
} from '@vitrin/shared-contracts/site-import';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { Conflict, Invalid, NotFound } from '../../../platform/errors.ts';
import type { ReceivedFile } from '../../../platform/http/form-file.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { reservedBytes } from '../index/free-space.ts';
import {
  deleteFileRow,
  findFileRow,
  insertFileRow,
  listFiles,
  partsOf,
  saveNextPart,
  type FileRow,
} from './import-files.repository.ts';
import { findJob, insertJob, touchJob, type JobRow } from './import-jobs.repository.ts';
import { reopenJob } from './import-plan.ts';
import { partName, removeStoredFile } from './stored-files.ts';

/** Adds a file to the import in preparation, or begins one; a file that was chosen before goes on where its upload was. */
export async function addFile(
  services: PlatformServices,
  context: WriteContext,
  input: ImportFileInput,
): Promise<ImportFile> {
  const name = fileName(input.name);
  const fault = importFileFault(input.role, { name, size: input.bytes });
  if (fault !== null) throw new Invalid({ name: fault });
  const job = await preparedJob(services, context);
  const files = await listFiles(services.db, job.id);
  const known = files.find(({ role, fingerprint }) => role === input.role && fingerprint === input.fingerprint);
  if (known) return shownFile(known);
  if (files.length >= limits.siteImport.files)
    throw new Invalid({ name: `Bir aktarımda en fazla ${limits.siteImport.files} dosya olabilir.` });
  await requireSpace(services, input.bytes + files.reduce((sum, file) => sum + leftBytes(file), 0));
  await reopen(services, job);
  return shownFile(await insertFileRow(services.db, job.id, { ...input, name }, limits.siteImport.partBytes));
}

/** The name becomes that of a file on the server. */
function fileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const letters = last
    .replaceAll(/[\p{C}:*?"<>|]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  return letters.slice(-FILE_NAME_LENGTH) || 'dosya';
}

const FILE_NAME_LENGTH = 80;

/** Returns the import whose files can still be chosen. */
async function preparedJob({ db }: Pick<PlatformServices, 'db'>, { actor }: WriteContext): Promise<JobRow> {
  await insertJob(db, { step: 'upload', state: 'open', import_id: null, author_id: actor.id, author_name: actor.name });
  const job = await findJob(db);
  if (!job || !isPrepared(job))
    throw new Conflict('import-in-progress', 'Sürmekte olan bir aktarım var; önce onu bitirin ya da iptal edin.');
  return job;
}

function isPrepared({ step, state }: JobRow): boolean {
  return step === 'upload' || (step === 'plan' && state !== 'waiting' && state !== 'running');
}

async function reopen(services: PlatformServices, job: JobRow): Promise<void> {
  if (job.step === 'upload') await touchJob(services.db, job.id);
  else await reopenJob(services, job);
}

/** Each file is needed twice for a while: as parts and joined, or joined and as what was read of it. */
async function requireSpace({ config }: Pick<PlatformServices, 'config'>, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(config.dataDir);
  const needed = 2 * bytes + reservedBytes;
  if (bavail * bsize >= needed) return;
  throw new Invalid({
    name: `Sunucunun diskinde yeterli yer yok: ${megabytes(needed)} gerekli, ${megabytes(bavail * bsize)} boş.`,
  });
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_048_576).toLocaleString('tr')} MB`;
}

function leftBytes({ bytes, next_part, part_bytes }: FileRow): number {
  return Math.max(0, bytes - next_part * part_bytes);
}

/** Stores a part of a file. One that was stored before changes nothing; one out of order is refused with the file as it is. */
export async function addPart(
  services: PlatformServices,
  id: number,
  part: number,
  received: ReceivedFile,
): Promise<ImportFile> {
  const { job, file } = await requireFile(services, id);
  if (part < file.next_part) return shownFile(file);
  if (part > file.next_part || part >= partsOf(file))
    throw new Conflict('part-order', 'Dosyanın önceki bölümü henüz gelmedi.', shownFile(file));
  const expected = Math.min(file.part_bytes, file.bytes - part * file.part_bytes);
  if (received.size !== expected) throw new Invalid({ [importPartField]: 'Dosyanın bu bölümü eksik geldi.' });
  await services.files.put(partName(file, part), { path: received.path });
  await saveNextPart(services.db, id, part);
  await touchJob(services.db, job.id);
  const stored = await findFileRow(services.db, id);
  // Removed while the part arrived.
  if (!stored) await removeStoredFile(services, file);
  return shownFile(stored ?? file);
}

/** Removes a file from the import in preparation. */
export async function removeFile(services: PlatformServices, id: number): Promise<void> {
  const { job, file } = await requireFile(services, id);
  await reopen(services, job);
  await deleteFileRow(services.db, id);
  await removeStoredFile(services, file);
}

async function requireFile({ db }: Pick<PlatformServices, 'db'>, id: number): Promise<{ job: JobRow; file: FileRow }> {
  const job = await findJob(db);
  const file = await findFileRow(db, id);
  if (!job || file?.job_id !== job.id)
    throw new NotFound('no-import-file', 'Bu yükleme artık yok. Dosyayı yeniden seçin.');
  if (!isPrepared(job)) throw new Conflict('import-in-progress', 'Aktarım başladı; dosyaları artık değiştirilemez.');
  return { job, file };
}

/** Returns a file as the panel shows it. */
export function shownFile(file: FileRow): ImportFile {
  const { id, role, name, bytes, part_bytes, next_part, fingerprint } = file;
  return { id, role, name, bytes, part_bytes, next_part, parts: partsOf(file), fingerprint };
}
