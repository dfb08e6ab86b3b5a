import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { awaitFile } from './body-clock.ts';
import { FORM_BYTES, readForm, type FormFields } from './form-fields.ts';
import { collectFields, partLimits, readingProblem } from './form-parts.ts';
import { Problem, problems } from './problem.ts';

const NAME_LENGTH = 120;
const SLOWEST_MS = 10 * 60_000;
const STALE_MS = 2 * SLOWEST_MS;
const MEGABYTE = 1_048_576;

export interface FileRules {
  /** Name of the one field that may carry a file. */
  field: string;
  /** The largest file; never more than this is written or kept in memory. */
  bytes: number;
  /** The file is received below it, so that keeping it is a rename. */
  dataDir: string;
}

/** A file as it came, not looked at yet. */
export interface ReceivedFile {
  path: string;
  size: number;
  /** As the sender calls it, without folders and unseen letters: for people, never a part of a path. */
  name: string;
}

export interface FormWithFile {
  fields: FormFields;
  /** Null where the form has no file or an empty file input. */
  file: ReceivedFile | null;
  /** Removes the file unless it was moved away; belongs in a `finally`. */
  discard(): Promise<void>;
}

/** 413 for a file beyond its limit. Carries the form's text, so that a page can come back with what was typed. */
export class FileTooLarge extends Problem {
  readonly fields: FormFields;

  constructor({ field, bytes }: FileRules, fields: FormFields) {
    const message = `Dosya en fazla ${Math.floor(bytes / MEGABYTE)} MB olabilir.`;
    super(413, message, { errors: { [field]: message } });
    this.fields = fields;
  }
}

/** Reads a form whose field `field` may carry one file, which is streamed to disk. Nothing stays on disk when it fails or is broken off. */
export async function readFormWithFile(request: FastifyRequest, rules: FileRules): Promise<FormWithFile> {
  if (!request.isMultipart()) return { fields: await readForm(request), file: null, discard: async () => undefined };
  awaitFile(request.raw);
  const path = join(incomingFolder(rules.dataDir), randomUUID());
  const discard = () => rm(path, { force: true });
  try {
    await mkdir(incomingFolder(rules.dataDir), { recursive: true });
    return { ...(await readParts(request, rules, path)), discard };
  } catch (error) {
    await discard();
    const problem = await readingProblem(request, error);
    throw isOurFault(error) ? error : problem;
  }
}

/** A full disk, say. Reading from the sender is the only other thing that fails here. */
function isOurFault(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall !== 'read';
}

async function readParts(
  request: FastifyRequest,
  rules: FileRules,
  path: string,
): Promise<Pick<FormWithFile, 'fields' | 'file'>> {
  const form = collectFields(FORM_BYTES);
  let received: ReceivedFile | null = null;
  let tooLarge = false;
  for await (const part of request.parts(parserOptions(rules))) {
    if (part.type === 'field') form.add(part);
    else if (part.fieldname !== rules.field) throw problems.malformed('Bu formda böyle bir dosya alanı yok.');
    else if (received) throw problems.malformed('Bir seferde yalnızca bir dosya gönderilebilir.');
    else {
      received = await receive(part, path);
      tooLarge = part.file.truncated;
    }
  }
  const fields = form.checked();
  if (tooLarge) throw new FileTooLarge(rules, fields);
  return { fields, file: received && received.size > 0 ? received : null };
}

function parserOptions({ bytes }: FileRules) {
  // One file more than is taken, so that the second one is refused in our words.
  const limits = { ...partLimits(FORM_BYTES), files: 2, fileSize: bytes };
  return { throwFileSizeLimit: false, limits };
}

/** What goes beyond the limit is dropped as it comes, and the fields after it are still read. */
async function receive(part: MultipartFile, path: string): Promise<ReceivedFile> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(part.file, target, { signal: AbortSignal.timeout(SLOWEST_MS) });
  return { path, size: target.bytesWritten, name: readableName(part.filename) };
}

/** An empty file input has no name, whatever the parser's types say. */
function readableName(name: string | undefined): string {
  const letters = (name ?? '').normalize('NFC').replaceAll(/\p{C}/gu, '').trim();
  return (letters.split(/[/\\]/).at(-1) ?? '').slice(-NAME_LENGTH).toWellFormed();
}

function incomingFolder(dataDir: string): string {
  return join(dataDir, 'incoming');
}

/** Removes what a process that was killed while it received has left behind. */
export async function removeStaleFiles(dataDir: string): Promise<void> {
  const folder = incomingFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = await stat(join(folder, name)).catch(() => null);
    if (file && Date.now() - file.mtimeMs > STALE_MS) await rm(join(folder, name), { force: true });
  }
}
