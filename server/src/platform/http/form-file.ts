import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { extendBodyTimeout } from './body-timeout.ts';
import { FORM_BYTES, readForm, type FormFields } from './form-fields.ts';
import { collectFields, partLimits, parserProblem } from './form-parts.ts';
import { createIncoming, incomingFolder } from '../files/incoming-folder.ts';
import { StorageError, storageFault } from '../files/storage-error.ts';
import { Invalid } from '../errors.ts';
import { Problem, problems } from './problem.ts';

const NAME_LENGTH = 120;
const UPLOAD_TIMEOUT_MS = 10 * 60_000;
const MEGABYTE = 1_048_576;

export interface FileRules {
  /** Name of the only field that may contain files. */
  field: string;
  /** Maximum file size; more than this is never written to disk or kept in memory. */
  bytes: number;
  /** Files are received below this folder, so that keeping one is a rename. */
  dataDir: string;
  /**
   * Checks whether there is space for so many more bytes. After false the rest is read but not written, and reading
   * ends with `FormNotStored`.
   */
  hasSpaceFor?: (bytes: number) => Promise<boolean>;
  /** Called with the size of each chunk as it arrives; an exception aborts the upload. */
  onBytes?: (bytes: number) => void;
}

export interface FilesRules extends FileRules {
  /** Maximum number of files in the field. */
  maxFiles: number;
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

  constructor({ field, bytes, maxFiles }: FilesRules, fields: FormFields, name: string) {
    const named = maxFiles > 1 ? ` “${name}” daha büyük.` : '';
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
  const { files, ...form } = await readFormWithFiles(request, { ...rules, maxFiles: 1 });
  return { ...form, file: files.find(({ size }) => size > 0) ?? null };
}

/**
 * Reads a form whose field `field` may contain files, which are streamed to disk. Leaves nothing on disk when reading
 * fails or is aborted.
 */
export async function readFormWithFiles(request: FastifyRequest, rules: FilesRules): Promise<FormWithFiles> {
  if (!request.isMultipart()) return { ...(await readText(request, rules)), files: [], discard: async () => undefined };
  rejectDeclaredSize(request, rules);
  extendBodyTimeout(request.raw);
  const files: ReceivedFile[] = [];
  const discard = async () => {
    for (const { path } of files) await rm(path, { force: true });
  };
  try {
    await createIncoming(rules.dataDir);
    const fields = await readParts(request, rules, files);
    return { fields, files: files.filter(({ size, name }) => size > 0 || name !== ''), discard };
  } catch (error) {
    await discard();
    const problem = await parserProblem(request, error);
    throw isServerFault(error) ? error : problem;
  }
}

/** Reads a body that is not multipart; it has already arrived completely. */
async function readText(request: FastifyRequest, rules: FilesRules): Promise<{ fields: FormFields }> {
  const fields = await readForm(request);
  const storageError = await spaceError(rules, Number(request.headers['content-length'] ?? 0));
  if (storageError) throw new FormNotStored(storageError, fields);
  return { fields };
}

async function spaceError({ hasSpaceFor }: FilesRules, bytes: number): Promise<StorageError | null> {
  return (await hasSpaceFor?.(bytes)) === false ? new StorageError('full') : null;
}

/**
 * Rejects a form whose declared size is far beyond the limit without receiving it. A file that is only a little too
 * large is received: a browser without JavaScript gets the typed text back only when the whole form was read.
 */
function rejectDeclaredSize({ headers }: FastifyRequest, rules: FilesRules): void {
  const declaredBytes = Number(headers['content-length'] ?? 0);
  if (declaredBytes > FORM_BYTES + rules.bytes * (rules.maxFiles + 1)) throw new FileTooLarge(rules, new Map(), '');
}

/**
 * Checks whether the server caused the error, for example a full disk. The only other failures here are those of
 * reading from the client.
 */
function isServerFault(error: unknown): boolean {
  if (storageFault(error) !== null) return true;
  return error instanceof Error && 'syscall' in error && error.syscall !== 'read';
}

/** Fills `files` as they arrive, so that the caller knows what to delete. */
async function readParts(request: FastifyRequest, rules: FilesRules, files: ReceivedFile[]): Promise<FormFields> {
  const form = collectFields(FORM_BYTES);
  const rejection: FileRejection = { tooLarge: null, storageError: await spaceError(rules, 0) };
  for await (const part of request.parts(parserOptions(rules))) {
    if (part.type === 'field') form.add(part);
    else await receiveFile(part, rules, files, rejection);
  }
  const fields = form.checked();
  rejection.storageError ??= await spaceError(rules, form.size());
  if (rejection.storageError) throw new FormNotStored(rejection.storageError, fields);
  if (rejection.tooLarge) throw new FileTooLarge(rules, fields, rejection.tooLarge.name);
  return fields;
}

/** Why the files of a form are not kept: after the first reason the remaining files are read and discarded. */
interface FileRejection {
  tooLarge: ReceivedFile | null;
  storageError: unknown;
}

async function receiveFile(
  part: MultipartFile,
  rules: FilesRules,
  files: ReceivedFile[],
  rejection: FileRejection,
): Promise<void> {
  if (part.fieldname !== rules.field) throw problems.malformed('Bu formda böyle bir dosya alanı yok.');
  if (files.length === rules.maxFiles) throw tooMany(rules);
  if (rejection.tooLarge || rejection.storageError) return void part.file.resume();
  const { file, error } = await receive(part, files, rules);
  if (part.file.truncated) rejection.tooLarge = file;
  rejection.storageError = error;
}

function tooMany({ field, maxFiles }: FilesRules): Error {
  if (maxFiles === 1) return problems.malformed('Bir seferde yalnızca bir dosya gönderilebilir.');
  return new Invalid({ [field]: `En fazla ${maxFiles} dosya eklenebilir.` });
}

function parserOptions({ bytes, maxFiles }: FilesRules) {
  // One file more than allowed, so that this code rejects it with its own message.
  const limits = { ...partLimits(FORM_BYTES), files: maxFiles + 1, fileSize: bytes };
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
    const handle = await open(path, 'wx', 0o600).catch(onWriteError);
    try {
      for await (const chunk of chunks) {
        rules.onBytes?.(chunk.length);
        if (error === null) error = await spaceError(rules, chunk.length);
        if (error !== null || handle === null) continue;
        await handle.appendFile(chunk).catch(onWriteError);
        file.size += chunk.length;
      }
    } finally {
      await handle?.close().catch(onWriteError);
    }
  };
  const onWriteError = (reason: unknown) => {
    error ??= reason;
    return null;
  };
  await pipeline(part.file, write, { signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS) });
  return { file, error };
}

/** An empty file input has no name, despite the parser's types. */
function readableName(name: string | undefined): string {
  const letters = (name ?? '').normalize('NFC').replaceAll(/\p{C}/gu, '').trim();
  return (letters.split(/[/\\]/).at(-1) ?? '').slice(-NAME_LENGTH).toWellFormed();
}
