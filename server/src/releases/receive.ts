import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { parse } from 'secure-json-parse';
import { number, object, string, array } from 'yup';
import { units, type ReleaseDescriptor } from 'shared-contracts/releases';
import { incomingFolder, isReleaseFileName } from './release-files.ts';

const MEGABYTE = 1_048_576;
const limits = { fileSize: 5 * MEGABYTE, files: 400, fields: 1, fieldSize: MEGABYTE, parts: 401 };

export interface Received {
  descriptor: ReleaseDescriptor;
  incoming: string;
}

const integrities = object().test('integrities', 'integrity', (value: object) =>
  Object.entries(value).every(
    ([name, hash]) => isReleaseFileName(name) && /^sha384-[A-Za-z0-9+/=]{64}$/.test(String(hash)),
  ),
);

const descriptorSchema = object({
  unit: string().oneOf(units).required(),
  id: string()
    .matches(/^[0-9a-f]{16}$/)
    .required(),
  contract: string().max(20).required(),
  runtime: string().max(20).required(),
  built_at: string().max(40).required(),
  entry: string().max(120).required(),
  preload: array().of(string().max(120).required()).max(40).required(),
  styles: array().of(string().max(120).required()).max(40).required(),
  files: integrities.required(),
  server: integrities.required(),
  size: number().strip(),
});

/** Reads a release of `unit` from a multipart body into a fresh folder; on any fault the folder is gone and null comes back. */
export async function receiveRelease(request: FastifyRequest, dataDir: string, unit: string): Promise<Received | null> {
  const incoming = await incomingFolder(dataDir, randomBytes(8).toString('hex'));
  try {
    const descriptor = await readParts(request, incoming);
    if (descriptor?.unit === unit) return { descriptor, incoming };
  } catch (error) {
    request.log.warn(error, 'release refused');
  }
  await rm(incoming, { recursive: true, force: true });
  return null;
}

async function readParts(request: FastifyRequest, incoming: string): Promise<ReleaseDescriptor | null> {
  let descriptor: ReleaseDescriptor | null = null;
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type === 'field') {
      descriptor = parseDescriptor(String(part.value));
      continue;
    }
    const name = part.fieldname === 'ssr' ? `ssr/${part.filename}` : part.filename;
    if (!isReleaseFileName(part.filename)) return null;
    await mkdir(path.dirname(path.join(incoming, name)), { recursive: true });
    await pipeline(part.file, createWriteStream(path.join(incoming, name), { flags: 'wx' }));
    if (part.file.truncated) return null;
  }
  return descriptor;
}

function parseDescriptor(text: string): ReleaseDescriptor | null {
  const value: unknown = parse(text);
  return descriptorSchema.isValidSync(value, { strict: true }) ? value : null;
}
