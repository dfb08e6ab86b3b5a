import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { awaitFile } from './body-clock.ts';
import { FORM_BYTES, readForm, type FormFields } from './form-fields.ts';
import { collectFields, partLimits, readingProblem } from './form-parts.ts';
import { StorageError, storageFault } from '../files/storage-error.ts';
import { Invalid } from '../errors.ts';
import { Problem, problems } from './problem.ts';

const NAME_LENGTH = 120;
const SLOWEST_MS = 10 * 60_000;
const STALE_MS = 2 * SLOWEST_MS;
const MEGABYTE = 1_048_576;

export interface FileRules {
  /** Name of the only field that may contain files. */
  field: string;
  /** Maximum file size; more than this is never written to disk or kept in memory. */
  bytes: number;
  /** Files are received below this folder, so that keeping one is a rename. */
  dataDir: string;
  /** Whether so many bytes more have room. What comes after a no is read to its end, not written, and ends with `FormNotStored`. */
  roomFor?: (bytes: number) => Promise<boolean>;
  /** Called with the size of each piece as it arrives; what it throws ends the upload. */
  onBytes?: (bytes: number) => void;
}

export interface FilesRules extends FileRules {
  /** How many files the field may carry. */
  most: number;
}

/** A received file that has not been validated yet. */
export interface ReceivedFile {
  path: string;
  size: number;
  /** The file name from the client, without folders and invisible characters: for display, never a part of a path. */
  name: string;
}

interface ReceivedForm {
  fields: FormFields;
  /** Deletes the received files unless they were moved; call it in a `finally` block. */
  discard(): Promise<void>;
}

export interface FormWithFile extends ReceivedForm {
  /** Null when the form has no file or an empty file input. */
  file: ReceivedFile | null;
}

export interface FormWithFiles extends ReceivedForm {
  /** In the order of arrival, including empty files. */
  files: ReceivedFile[];
}

/**
 * 413 for a file beyond its limit. Contains the text fields of the form, so that the page can restore the typed text.
 */
export class FileTooLarge extends Problem {
  readonly fields: FormFields;

  constructor({ field, bytes, most }: FilesRules, fields: FormFields, name: string) {
    const named = most > 1 ? ` “${name}” daha büyük.` : '';
    const message = `Dosya en fazla ${Math.floor(bytes / MEGABYTE)} MB olabilir.${named}`;
    super(413, message, { errors: { [field]: message } });
    this.fields = fields;
  }
}

/** Writing to the disk failed. Contains the text fields of the form, so that the page can restore the typed text. */
export class FormNotStored extends StorageError {
  readonly fields: FormFields;

  constructor(error: unknown, fields: FormFields) {
    super(storageFault(error) ?? 'failed', { cause: error });
    this.fields = fields;
  }
}

/** Reads a form whose field `field` may contain one file. */
export async function readFormWithFile(request: FastifyRequest, rules: FileRules): Promise<FormWithFile> {
  const { files, ...form } = await readFormWithFiles(request, { ...rules, most: 1 });
  return { ...form, file: files.find(({ size }) => size > 0) ?? null };
}

/**
 * Reads a form whose field `field` may contain files, which are streamed to disk. Leaves nothing on disk when reading
 * fails or is aborted.
 */
export async function readFormWithFiles(request: FastifyRequest, rules: FilesRules): Promise<FormWithFiles> {
  if (!request.isMultipart()) return { ...(await readText(request, rules)), files: [], discard: async () => undefined };
  refuseClaim(request, rules);
  awaitFile(request.raw);
  const files: ReceivedFile[] = [];
  const discard = async () => {
    for (const { path } of files) await rm(path, { force: true });
  };
  try {
    await mkdir(incomingFolder(rules.dataDir), { recursive: true });
    const fields = await readParts(request, rules, files);
    return { fields, files: files.filter(({ size, name }) => size > 0 || name !== ''), discard };
  } catch (error) {
    await discard();
    const problem = await readingProblem(request, error);
    throw isOurFault(error) ? error : problem;
  }
}

/** Reads a body that is not multipart; it has already arrived completely. */
async function readText(request: FastifyRequest, rules: FilesRules): Promise<{ fields: FormFields }> {
  const fields = await readForm(request);
  const refusal = await noRoom(rules, Number(request.headers['content-length'] ?? 0));
  if (refusal) throw new FormNotStored(refusal, fields);
  return { fields };
}

async function noRoom({ roomFor }: FilesRules, bytes: number): Promise<StorageError | null> {
  return (await roomFor?.(bytes)) === false ? new StorageError('full') : null;
}

/**
 * Rejects a form whose declared size is far beyond the limit without receiving it. A file that is only a little too
 * large is received: a browser without JavaScript gets the typed text back only when the whole form was read.
 */
function refuseClaim({ headers }: FastifyRequest, rules: FilesRules): void {
  const claimed = Number(headers['content-length'] ?? 0);
  if (claimed > FORM_BYTES + rules.bytes * (rules.most + 1)) throw new FileTooLarge(rules, new Map(), '');
}

/** A full disk, say. Reading from the sender is the only other thing that fails here. */
function isOurFault(error: unknown): boolean {
  if (storageFault(error) !== null) return true;
  return error instanceof Error && 'syscall' in error && error.syscall !== 'read';
}

/** Fills `files` as they arrive, so that the caller knows what to delete. */
async function readParts(request: FastifyRequest, rules: FilesRules, files: ReceivedFile[]): Promise<FormFields> {
  const form = collectFields(FORM_BYTES);
  const taken: Taken = { tooLarge: null, refusal: await noRoom(rules, 0) };
  for await (const part of request.parts(parserOptions(rules))) {
    if (part.type === 'field') form.add(part);
    else await takeFile(part, rules, files, taken);
  }
  const fields = form.checked();
  taken.refusal ??= await noRoom(rules, form.size());
  if (taken.refusal) throw new FormNotStored(taken.refusal, fields);
  if (taken.tooLarge) throw new FileTooLarge(rules, fields, taken.tooLarge.name);
  return fields;
}

/** Why the files of a form are not kept: after the first reason the others are read and dropped. */
interface Taken {
  tooLarge: ReceivedFile | null;
  refusal: unknown;
}

async function takeFile(part: MultipartFile, rules: FilesRules, files: ReceivedFile[], taken: Taken): Promise<void> {
  if (part.fieldname !== rules.field) throw problems.malformed('Bu formda böyle bir dosya alanı yok.');
  if (files.length === rules.most) throw tooMany(rules);
  if (taken.tooLarge || taken.refusal) return void part.file.resume();
  const { file, error } = await receive(part, files, rules);
  if (part.file.truncated) taken.tooLarge = file;
  taken.refusal = error;
}

function tooMany({ field, most }: FilesRules): Error {
  if (most === 1) return problems.malformed('Bir seferde yalnızca bir dosya gönderilebilir.');
  return new Invalid({ [field]: `En fazla ${most} dosya eklenebilir.` });
}

function parserOptions({ bytes, most }: FilesRules) {
  // One file more than is taken, so that it is refused in our words.
  const limits = { ...partLimits(FORM_BYTES), files: most + 1, fileSize: bytes };
  return { throwFileSizeLimit: false, limits };
}

interface Received {
  file: ReceivedFile;
  /** Why the file could not be written; null when it was written. */
  error: unknown;
}

/**
 * Receives one file. Data beyond the limit, or after a failed write, is discarded as it arrives, and the fields after
 * it are still read.
 */
async function receive(part: MultipartFile, files: ReceivedFile[], rules: FilesRules): Promise<Received> {
  const path = join(incomingFolder(rules.dataDir), randomUUID());
  const file = { path, size: 0, name: readableName(part.filename) };
  files.push(file);
  let error: unknown = null;
  const write = async (chunks: AsyncIterable<Buffer>) => {
    const handle = await open(path, 'wx', 0o600).catch(refused);
    try {
      for await (const chunk of chunks) {
        rules.onBytes?.(chunk.length);
        if (error === null) error = await noRoom(rules, chunk.length);
        if (error !== null || handle === null) continue;
        await handle.appendFile(chunk).catch(refused);
        file.size += chunk.length;
      }
    } finally {
      await handle?.close().catch(refused);
    }
  };
  const refused = (reason: unknown) => {
    error ??= reason;
    return null;
  };
  await pipeline(part.file, write, { signal: AbortSignal.timeout(SLOWEST_MS) });
  return { file, error };
}

/** An empty file input has no name, despite the parser's types. */
function readableName(name: string | undefined): string {
  const letters = (name ?? '').normalize('NFC').replaceAll(/\p{C}/gu, '').trim();
  return (letters.split(/[/\\]/).at(-1) ?? '').slice(-NAME_LENGTH).toWellFormed();
}

function incomingFolder(dataDir: string): string {
  return join(dataDir, 'incoming');
}

/** Deletes the files of an upload whose process was killed. */
export async function removeStaleFiles(dataDir: string): Promise<void> {
  const folder = incomingFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = await stat(join(folder, name)).catch(() => null);
    if (file && Date.now() - file.mtimeMs > STALE_MS) await rm(join(folder, name), { force: true });
  }
}
