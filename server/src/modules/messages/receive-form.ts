import type { FastifyRequest } from 'fastify';
import { limits } from 'shared-contracts/limits';
import type { StaticTexts } from 'shared-contracts/static-texts';
import { createGate, GateFull } from '../../access/gate.ts';
import { addressKey } from '../../access/throttle.ts';
import { awaitFile } from '../../http/body-clock.ts';
import { FileTooLarge, readFormWithFile, type FormWithFile } from '../../http/form-file.ts';
import { Problem, problems } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { storageFault } from '../../storage-error.ts';

/** Forms up to this size carry no file to speak of and never wait. */
const SMALL_BYTES = 256 * 1_024;
const BUSY_SECONDS = 20;
/** Of all files under way those of one address, so that a slow sender holds up nobody but himself. */
const PER_ADDRESS = 4;

/** Bounded: files come at the sender's pace and are looked into one by one. */
const enter = createGate({ running: 8, waiting: 24 });
const underWay = new Map<string, number>();

/** Reads a form with the one file it may carry and hands it to `handle`; afterwards the file is gone unless it was kept. */
export async function receiveForm<T>(
  request: FastifyRequest,
  { config, storage }: Pick<Services, 'config' | 'storage'>,
  handle: (form: Pick<FormWithFile, 'fields' | 'file'>) => Promise<T>,
): Promise<T> {
  const { dataDir } = config;
  const received = () =>
    storage.forVisitor(bytesOf(request), async (hasRoom) => {
      const rules = { field: 'cv', bytes: limits.fileBytes, dataDir, isFull: !hasRoom };
      const form = await readFormWithFile(request, rules);
      try {
        return await handle(form);
      } finally {
        await form.discard();
      }
    });
  if (isSmall(request)) return received();
  // Waiting for its turn is no fault of the sender.
  awaitFile(request.raw);
  return oneOfFew(request, () => enter(received));
}

/** As the headers say it, before any parser has looked. */
export function isMultipartForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');
}

/** How much of the disk the form may take; the most where its sender does not say. */
function bytesOf({ headers }: FastifyRequest): number {
  const said = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return Math.min(said, limits.fileBytes + SMALL_BYTES);
}

function isSmall({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= SMALL_BYTES;
}

async function oneOfFew<T>(request: FastifyRequest, task: () => Promise<T>): Promise<T> {
  const key = addressKey(request.ip);
  const now = (underWay.get(key) ?? 0) + 1;
  if (now > PER_ADDRESS) throw problems.throttled(BUSY_SECONDS);
  underWay.set(key, now);
  try {
    return await task();
  } finally {
    const left = (underWay.get(key) ?? 1) - 1;
    if (left > 0) underWay.set(key, left);
    else underWay.delete(key);
  }
}

/** The same refusal in the visitor's own words. */
export function inWordsOf(texts: StaticTexts, error: unknown): unknown {
  if (error instanceof FileTooLarge)
    return new Problem(413, texts.contact.check, { errors: { cv: texts.validation.cvSize } });
  if (error instanceof GateFull)
    return new Problem(503, texts.toasts.throttled, {}, { 'retry-after': String(BUSY_SECONDS) });
  const fault = storageFault(error);
  if (fault !== null) return problems.storage(fault, texts.toasts.noRoom);
  if (error instanceof Problem && error.status === 429)
    return new Problem(429, texts.toasts.throttled, {}, error.headers);
  return error;
}
