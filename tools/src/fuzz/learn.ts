import type { Route } from './routes.ts';

/** Status and validation errors that the server returned for a body. */
export interface Answer {
  status: number;
  errors: Readonly<Record<string, string>>;
}

/** The body learned for a route; it passes more of the validation than the bodies tried before. */
export interface LearnedBody {
  route: Route;
  body: Readonly<Record<string, unknown>>;
}

/** The field of panel forms that contains a record; the names of validation errors inside it omit this field. */
const RECORD = 'form_data';

/** Values tried one after the other in a field until the server reports no error for it. */
const samples: readonly unknown[] = [
  'Örnek metin',
  1,
  '2026-01-01',
  [1],
  { tr: {} },
  'ayse@ornek.example',
  'ornek-metin',
  '/ornek',
  true,
  'tr',
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Metin.' }] }] },
  '0532 555 00 00',
  '#17594a',
  'Sifre-12345',
  [],
  {},
  'kvkk',
  'contact',
  'done',
  'editor',
  'remote_public',
  '0123456789abcdef',
  '123456',
  'whatsapp',
  null,
];

/** Learns a route's body from validation errors: each rejection names the invalid fields. */
export async function learnBody(
  route: Route,
  rounds: number,
  send: (body: Readonly<Record<string, unknown>>) => Promise<Answer>,
): Promise<LearnedBody> {
  const tried = new Map<string, number>();
  let body: Record<string, unknown> = {};
  for (let round = 0; round < rounds; round += 1) {
    const { errors } = await send(body);
    const wrong = Object.keys(errors).filter((name) => name !== '');
    if (wrong.length === 0) break;
    for (const name of wrong) tried.set(name, (tried.get(name) ?? -1) + 1);
    body = bodyOf(tried);
  }
  return { route, body };
}

function bodyOf(tried: ReadonlyMap<string, number>): Record<string, unknown> {
  const names = [...tried.keys()].filter((name) => name !== RECORD).toSorted((a, b) => a.length - b.length);
  const fields: Record<string, unknown> = {};
  for (const name of names) put(fields, name.split(/[.[\]]+/).filter(Boolean), sampleAt(tried.get(name) ?? 0));
  return tried.has(RECORD) ? { [RECORD]: fields } : fields;
}

/** Returns a copy, so that values inserted later do not change the sample. */
function sampleAt(index: number): unknown {
  return structuredClone(samples[index % samples.length]);
}

function put(target: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) target[name] = value;
  else {
    const inner = target[name];
    const below: Record<string, unknown> =
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
    target[name] = below;
    put(below, rest, value);
  }
}
