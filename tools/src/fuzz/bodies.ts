import fc, { type Arbitrary } from 'fast-check';
import { invalidText, invalidValue } from './values.ts';

/** A request body as sent; the Content-Type header is omitted when `type` is null. */
export interface WireBody {
  type: string | null;
  bytes: Buffer;
}

const JSON_TYPE = 'application/json';
const FILE_FIELDS = ['cv', 'file', 'files', 'picture', 'image', 'attachments'] as const;
const BOUNDARY = 'fuzz-boundary';

type Fields = Readonly<Record<string, unknown>>;

export const json = (value: unknown): WireBody => ({
  type: JSON_TYPE,
  bytes: Buffer.from(JSON.stringify(value) ?? ''),
});
const raw = (type: string | null, text: string): WireBody => ({ type, bytes: Buffer.from(text) });

/** Generates bodies for a route that accepts `valid`: mostly variations of it, sometimes unrelated content. */
export function bodyFor(valid: Fields): Arbitrary<WireBody | null> {
  const near = fc.oneof({ weight: 1, arbitrary: fc.constant(valid) }, { weight: 4, arbitrary: mutated(valid) });
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 8, arbitrary: near.map(json) },
    { weight: 4, arbitrary: near.chain(multipart) },
    { weight: 1, arbitrary: fc.tuple(near.chain(multipart), fc.nat(400)).map(([form, cut]) => truncated(form, cut)) },
    { weight: 3, arbitrary: invalidValue.map(json) },
    {
      weight: 1,
      arbitrary: near.map((fields) =>
        raw('application/x-www-form-urlencoded', String(new URLSearchParams(textsOf(fields)))),
      ),
    },
    { weight: 2, arbitrary: oddlyTyped(near) },
    { weight: 1, arbitrary: fc.constantFrom(...broken) },
  );
}

const broken: readonly WireBody[] = [
  raw(JSON_TYPE, ''),
  raw(JSON_TYPE, '{'),
  raw(JSON_TYPE, '{"a":"\\ud800"}'),
  raw(JSON_TYPE, '{"constructor":{"prototype":{}}}'),
  raw(JSON_TYPE, '{"a":1,"a":2}'),
  raw(JSON_TYPE, '\ufeff{}'),
  raw(JSON_TYPE, '['.repeat(20_000)),
  raw(JSON_TYPE, `"${'a'.repeat(1_300_000)}"`),
  raw('multipart/form-data', 'hello'),
  raw('multipart/form-data; boundary=', '--\r\n'),
  raw(`multipart/form-data; boundary=${'x'.repeat(200)}`, '--x'),
  raw('application/x-www-form-urlencoded', '%zz=%00&a=b&a=c'),
];

const types = [
  null,
  '',
  'text/plain',
  'text/html',
  'application/xml',
  'application/octet-stream',
  'application/json\t',
  'APPLICATION/JSON; charset=utf-16',
  'application/json, text/plain',
  'image/png',
  'a',
  '/',
  ';',
  'multipart/mixed; boundary=x',
] as const;

function oddlyTyped(near: Arbitrary<Fields>): Arbitrary<WireBody> {
  return fc.tuple(fc.constantFrom(...types), near).map(([type, fields]) => ({ ...json(fields), type }));
}

const fieldsBesides = ['fazla', '_method', 'version', 'id', 'toString', 'constructor', 'hasOwnProperty'].map((name) => [
  name,
]);

/** Replaces, removes or adds one to three values at any depth. */
function mutated(valid: Fields): Arbitrary<Fields> {
  const paths = pathsOf(valid);
  const place = fc.constantFrom(...paths, ...fieldsBesides);
  const change = fc.tuple(place, fc.option(invalidValue, { freq: 6, nil: undefined }));
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<Fields>((fields, [path, value]) => changedAt(fields, path, value), valid));
}

function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null || path.length > 6) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...pathsOf(inner, [...path, name])]);
}

function changedAt(fields: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  const inner = fields[name];
  if (rest.length > 0 && typeof inner === 'object' && inner !== null)
    return { ...fields, [name]: changedAt(inner as Fields, rest, value) };
  if (value !== undefined) return { ...fields, [name]: value };
  return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
}

function multipart(fields: Fields): Arbitrary<WireBody> {
  const method = fc.option(fc.constantFrom('PUT', 'DELETE', 'PATCH', 'put'), { freq: 2, nil: null });
  const file = fc.option(fc.record({ field: fc.constantFrom(...FILE_FIELDS), name: invalidText, text: invalidText }), {
    freq: 3,
  });
  return fc.tuple(method, file).map(([named, sent]) => {
    const before = named === null ? '' : part('name="_method"', named);
    return formOf(fields, before, sent ? part(`name="${sent.field}"; filename="${sent.name}"`, sent.text) : '');
  });
}

/** Encodes the fields as a multipart form. */
export function formOf(fields: Fields, before = '', after = ''): WireBody {
  const parts = Object.entries(textsOf(fields)).map(([name, value]) => part(`name="${name}"`, value));
  return raw(`multipart/form-data; boundary=${BOUNDARY}`, `${before}${parts.join('')}${after}--${BOUNDARY}--\r\n`);
}

function part(disposition: string, value: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
}

function truncated({ type, bytes }: WireBody, cut: number): WireBody {
  return { type, bytes: bytes.subarray(0, Math.max(0, bytes.length - cut)) };
}

/** Converts the fields to form values: values other than strings become JSON. */
function textsOf(fields: Fields): Record<string, string> {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ]);
  return Object.fromEntries(entries);
}
