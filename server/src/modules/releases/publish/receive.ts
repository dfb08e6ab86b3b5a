import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { verifySignature } from '@vitrin/shared-contracts/publishing';
import { extendBodyTimeout } from '../../../platform/http/body-timeout.ts';
import { collectFields, parserProblem } from '../../../platform/http/form-parts.ts';
import { Problem, problems } from '../../../platform/http/problem.ts';
import type { Publisher } from './publisher.ts';
import { parseReceivedDescriptor, releaseLimits } from './received-descriptor.ts';
import { createIncomingFolder } from '../../../releases/files/release-files.ts';
import type { SignedRelease } from '../../../releases/stored/releases.repository.ts';

const MEGABYTE = 1_048_576;
const FIELDS = 2;

/** A release as received: signed by the publisher, its files not verified yet. */
export interface ReceivedRelease {
  release: SignedRelease;
  /** Folder with the files; the caller removes it. */
  incoming: string;
  /** Size of all files. */
  bytes: number;
}

export interface ReceiveRules {
  dataDir: string;
  publisher: Publisher;
  /** Throws if the release need not be sent at all; called before the first file is received. */
  check: (release: SignedRelease) => Promise<void>;
}

/**
 * Reads a release from a multipart body: descriptor and signature first, then the files of both bundles. A rejected or
 * interrupted upload leaves nothing behind.
 */
export async function receiveRelease(request: FastifyRequest, rules: ReceiveRules): Promise<ReceivedRelease> {
  if (!request.isMultipart()) throw problems.contentType();
  if (Number(request.headers['content-length'] ?? 0) > releaseLimits.allBytes) throw tooLarge();
  extendBodyTimeout(request.raw);
  const incoming = await createIncomingFolder(rules.dataDir, randomBytes(8).toString('hex'));
  try {
    return { ...(await readMultipart(request, rules, incoming)), incoming };
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    const problem = await parserProblem(request, error);
    throw isServerError(error) ? error : problem;
  }
}

/** Returns the most that the body of the request may contain. */
export function maxBytesOf({ headers }: FastifyRequest): number {
  const bytes = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(bytes) && bytes > 0 ? Math.min(bytes, releaseLimits.allBytes) : releaseLimits.allBytes;
}

/**
 * Checks whether a file system error is the server's, such as a full disk. A duplicate name, or a file name that is
 * also a folder, is the sender's error.
 */
function isServerError(error: unknown): boolean {
  if (!(error instanceof Error) || !('syscall' in error)) return false;
  return !('code' in error && ['EEXIST', 'ENOTDIR', 'EISDIR'].includes(String(error.code)));
}

async function readMultipart(
  request: FastifyRequest,
  rules: ReceiveRules,
  incoming: string,
): Promise<Omit<ReceivedRelease, 'incoming'>> {
  const form = collectFields(releaseLimits.descriptorBytes);
  let release: SignedRelease | null = null;
  let bytes = 0;
  for await (const part of request.parts(parserOptions)) {
    if (part.type === 'field') {
      if (release) throw problems.malformed('Sürümün tanımı ve imzası dosyalardan önce gelmelidir.');
      form.add(part);
      continue;
    }
    release ??= await verifyDescriptor(form.checked(), rules);
    bytes += await receiveFile(part, release, incoming);
    if (bytes > releaseLimits.allBytes) throw tooLarge();
  }
  return { release: release ?? (await verifyDescriptor(form.checked(), rules)), bytes };
}

const parserOptions = {
  preservePath: true,
  throwFileSizeLimit: false,
  limits: {
    fieldNameSize: 20,
    fieldSize: releaseLimits.descriptorBytes,
    fields: FIELDS,
    files: releaseLimits.files,
    fileSize: releaseLimits.fileBytes,
    parts: releaseLimits.files + FIELDS,
  },
};

/** Verifies the signature over the exact text received, before anything of the release is written. */
async function verifyDescriptor(
  fields: ReadonlyMap<string, unknown>,
  { publisher, check }: ReceiveRules,
): Promise<SignedRelease> {
  const [text, signature] = [fields.get('descriptor'), fields.get('signature')];
  if (typeof text !== 'string') throw problems.malformed('Sürümün tanımı gönderilmedi.');
  const descriptor = parseReceivedDescriptor(text, publisher.remote);
  if (typeof signature !== 'string') throw new Problem(422, 'Sürüm imzalanmamış.', { errors: {} });
  if (!(await verifySignature(publisher.publicKey, text, signature)))
    throw new Problem(422, 'Sürüm bu yayın anahtarıyla imzalanmamış.', { errors: {} });
  const release = { descriptor, text, signature, signedBy: publisher.publicKey };
  await check(release);
  return release;
}

/** Writes a file if the descriptor declares it. Returns its size in bytes. */
async function receiveFile(
  { fieldname, filename, file }: MultipartFile,
  { descriptor }: SignedRelease,
  incoming: string,
): Promise<number> {
  const isServer = fieldname === 'ssr';
  if (!Object.hasOwn(isServer ? descriptor.server : descriptor.files, filename))
    throw problems.malformed(`${filename.slice(0, 120).toWellFormed()} sürümün tanımında yok.`);
  const target = path.join(incoming, isServer ? 'ssr' : '', filename);
  await mkdir(path.dirname(target), { recursive: true });
  const written = createWriteStream(target, { flags: 'wx' });
  await pipeline(file, written);
  if (file.truncated)
    throw new Problem(
      413,
      `${filename} çok büyük: bir dosya en fazla ${releaseLimits.fileBytes / MEGABYTE} MB olabilir.`,
    );
  return written.bytesWritten;
}

function tooLarge(): Problem {
  return new Problem(
    413,
    `Sürüm çok büyük: dosyaları birlikte en fazla ${releaseLimits.allBytes / MEGABYTE} MB olabilir.`,
  );
}
