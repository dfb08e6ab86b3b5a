import type { FastifyRequest } from 'fastify';
import { limits } from '@vitrin/shared-contracts/limits';
import { parse } from 'secure-json-parse';
import { assertClean, RECORD_KEYS } from './clean-text.ts';
import { collectFields, partLimits, parserProblem } from './form-parts.ts';
import { Invalid, NotFound } from '../errors.ts';
import { problems } from './problem.ts';

/** Fields of a form by name: text from multipart, any JSON value from a JSON body. */
export type FormFields = ReadonlyMap<string, unknown>;

/** The largest form of a visitor in bytes, without its files. */
export const FORM_BYTES = 1_200_000;
/** The largest form of the panel in bytes: one JSON field at its limit, and small fields beside it. */
export const RECORD_BYTES = limits.jsonFieldBytes + 200_000;

export interface FormLimits {
  bytes: number;
}

/** Reads the body as a form: multipart, a JSON object, or empty. Each field name may occur once. */
export async function readForm(
  request: FastifyRequest,
  { bytes }: FormLimits = { bytes: FORM_BYTES },
): Promise<FormFields> {
  if (Number(request.headers['content-length'] ?? 0) > bytes) throw problems.tooLarge();
  if (request.isMultipart()) return readMultipart(request, bytes);
  const { body } = request;
  if (body === undefined || body === null) return new Map();
  if (typeof body !== 'object' || Array.isArray(body)) throw problems.malformed('İstek bir JSON nesnesi olmalıdır.');
  return new Map(Object.entries(body));
}

async function readMultipart(request: FastifyRequest, bytes: number): Promise<FormFields> {
  const form = collectFields(bytes);
  try {
    for await (const part of request.parts({ limits: { ...partLimits(bytes), files: 1 } })) {
      if (part.type === 'file') throw problems.malformed('Bu adres dosya kabul etmiyor.');
      form.add(part);
    }
  } catch (error) {
    throw await parserProblem(request, error);
  }
  return form.checked();
}

/**
 * Returns a JSON field of a form (`form_data`, `queue`, …), protected from prototype poisoning and limited in size and
 * depth.
 */
export function jsonField(fields: FormFields, name: string): unknown {
  const raw = fields.get(name);
  if (raw === undefined) throw new Invalid({ [name]: '* Bu Alan Zorunlu' });
  if (typeof raw !== 'string') return raw;
  if (Buffer.byteLength(raw) > limits.jsonFieldBytes) throw problems.tooLarge();
  const value = parsed(raw, name);
  assertClean(value, RECORD_KEYS);
  return value;
}

function parsed(json: string, name: string): unknown {
  try {
    const value: unknown = parse(json);
    return value;
  } catch {
    throw problems.malformed(`${name} alanı geçerli bir JSON değil.`);
  }
}

/** Returns a positive integer from a form field or path parameter. */
export function idOf(value: unknown): number {
  const id = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > limits.integer) throw new NotFound();
  return id;
}
