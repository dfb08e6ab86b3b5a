import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { assertClean } from './clean-text.ts';
import { DomainError } from '../errors.ts';
import { Problem, problems } from './problem.ts';

const FIELDS = 40;
const FIELD_NAME = 100;
/** How long, in milliseconds, a client may continue to send a form that is already rejected. */
const DRAIN_TIMEOUT_MS = 30_000;

/** Returns the limits for the multipart parser; `bytes` is the limit of all text fields together. */
export function partLimits(bytes: number) {
  return { fieldNameSize: FIELD_NAME, fieldSize: bytes, fields: FIELDS, parts: FIELDS };
}

/** Collects the text fields of a form one by one; each name may occur once. */
export function collectFields(bytes: number) {
  const fields = new Map<string, unknown>();
  let size = 0;
  return {
    add(part: Exclude<Multipart, MultipartFile>): void {
      if (part.fieldnameTruncated || fields.has(part.fieldname))
        throw problems.malformed('Formda bir alan birden çok kez var.');
      size += Buffer.byteLength(textOf(part.value));
      if (part.valueTruncated || size > bytes) throw problems.tooLarge();
      fields.set(part.fieldname, part.value);
    },
    /** Bytes of all text fields so far. */
    size: () => size,
    /** Returns the validated fields; call it when the body is read to its end. */
    checked(): ReadonlyMap<string, unknown> {
      for (const [name, value] of fields) assertClean([name, value]);
      return fields;
    },
  };
}

/** The parser already parses a part with a JSON content type. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Returns the error to throw: every error of the parser is the fault of the client. */
export async function parserProblem(request: FastifyRequest, error: unknown): Promise<Error> {
  await drainBody(request.raw);
  if (error instanceof Problem || error instanceof DomainError) return error;
  const tooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return tooLarge ? problems.tooLarge() : problems.malformed('Form okunamadı.');
}

/** Discards the rest of the body: a browser reads the response only after it has sent everything. */
async function drainBody(body: IncomingMessage): Promise<void> {
  body.unpipe();
  body.resume();
  await finished(body, { signal: AbortSignal.timeout(DRAIN_TIMEOUT_MS) }).catch(() => undefined);
}
