import type { HydrationData } from '@vitrin/shared-contracts/boot';
import type { RenderResult } from '@vitrin/shared-contracts/rendering';
import { array, lazy, mixed, number, object, string, type Schema } from 'yup';
import type { FromProcess } from './protocol.ts';

const LONGEST_ADDRESS = 2_048;
const LONGEST_SEED = 100;
const ORIGIN = 'https://site.invalid';

const id = number().required().integer().min(1);
const text = string().defined();
/** A path or URL that becomes part of an absolute URL. */
const address = string()
  .max(LONGEST_ADDRESS)
  .test('address', 'address', (value) => value === undefined || value === null || URL.canParse(value, ORIGIN));
const plainObject = mixed<object>((value): value is object => isObject(value));
const textRecord = plainObject.test('texts', 'texts', (value) =>
  Object.values(value ?? {}).every((entry) => typeof entry === 'string' && URL.canParse(entry, ORIGIN)),
);

const head = object({
  title: text,
  description: text,
  canonical: address.nullable().defined(),
  alternates: textRecord.optional(),
  picture: address.nullable().optional(),
  pictureAlt: string().optional(),
  cover: object({ seed: text.max(LONGEST_SEED), order: number().integer().min(0).optional() })
    .optional()
    .default(undefined),
  type: string().oneOf(['website', 'article']).optional(),
  structured: array().of(plainObject.required()).optional(),
});

const page = object({
  status: number().required().integer().min(200).max(599),
  html: text,
  head: head.nullable().defined(),
  hydration: plainObject
    .required()
    .test('data', 'data', (value) => isObject((value as Partial<HydrationData>).loaderData)),
  routes: array().of(text).required(),
});

const redirect = object({
  status: number().required().integer().min(300).max(399),
  location: address.required().matches(/^[\x21-\x7e]+$/),
});

const result = lazy((value: Partial<RenderResult> | undefined) =>
  (value?.kind === 'redirect' ? redirect : page).required(),
);
const section = object({ html: text, data: mixed().nullable().defined() }).required();
const failure = object({ name: text, message: text, status: number().nullable().defined() }).required();

const schemas: Readonly<Record<FromProcess['kind'], Schema>> = {
  ready: object(),
  loading: object({ bundle: string().required().oneOf(['remote']) }),
  broken: object({ failure }),
  loaded: object(),
  read: object({ job: id, read: id, path: text, params: plainObject.required() }),
  result: object({ job: id, result }),
  'section-result': object({ job: id, result: section }),
  unmatched: object({ job: id }),
  failed: object({ job: id, failure }),
};

/**
 * Validates a message of a sandbox process down to every member that the server uses, because its code may be
 * malicious. Returns null for an invalid message.
 */
export function parseMessage(message: unknown): FromProcess | null {
  if (!isObject(message) || !('kind' in message) || typeof message.kind !== 'string') return null;
  if (!Object.hasOwn(schemas, message.kind)) return null;
  const schema = schemas[message.kind as FromProcess['kind']];
  return schema.isValidSync(message, { strict: true }) ? (message as FromProcess) : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
