import { array, boolean, lazy, mixed, number, object, string, ValidationError, type Lazy, type Schema } from 'yup';
import { defaultLanguage } from '../api/languages.ts';
import type { SectionField } from './define-section.ts';
import {
  isSectionName,
  type DrawingShape,
  type RemoteFieldType,
  type SectionDeclaration,
} from './section-declaration.ts';

/** Most sections of a remote, and most fields of one. */
export const declarationLimits = { sections: 20, fields: 20 } as const;

const DRAWING = { width: 120, height: 72, shapes: 24 };
const MAX_LABEL = 60;
const MAX_SENTENCE = 200;
const MAX_HEIGHT = 4_000;
const LONGEST_TEXT = 5_000;
const MOST_PICTURES = 40;
const MOST_OPTIONS = 20;
const MOST_LINES = 10;
const MOST_LANGUAGES = 40;
/** `items` has a meaning of its own among the stored texts of a section. */
const FIELD_NAME = /^(?!items$)[a-z]\w{0,39}$/;
const CHOICE = /^[\w-]{1,40}$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

const texts = {
  missing: 'verilmemiş',
  type: 'geçersiz bir değer',
  empty: 'boş olamaz',
  long: (max: number) => `en çok ${max} karakter olabilir`,
  many: (max: number) => `en çok ${max} tane olabilir`,
  between: (min: number, max: number) => `${min} ile ${max} arasında bir tam sayı olmalı`,
};

/** Refuses every value. */
function refused(message: string) {
  return mixed().test('refused', message, () => false);
}

/** An object with names of the author's own, whose entries all have one schema. */
function recordOf({ min = 0, max, name }: { min?: number; max: number; name: RegExp }, entry: Schema | Lazy<unknown>) {
  return lazy((value: unknown) => {
    if (!isObject(value)) return refused(value === undefined ? texts.missing : texts.type);
    const names = Object.keys(value);
    const wrong = names.find((each) => !name.test(each));
    if (wrong !== undefined) return refused(`“${wrong.slice(0, MAX_LABEL)}” adı kullanılamaz`);
    if (names.length < min) return refused(texts.empty);
    if (names.length > max) return refused(texts.many(max));
    return object(Object.fromEntries(names.map((each) => [each, entry])));
  });
}

/** An object whose entry `key` says which of the schemas it has. */
function oneOf<Name extends string>(key: string, schemas: Readonly<Record<Name, Schema>>) {
  return lazy((value: unknown) => {
    const named = isObject(value) ? value[key] : undefined;
    const found = Object.entries<Schema>(schemas).find(([name]) => name === named);
    return found ? found[1] : refused(`${key} şunlardan biri olmalı: ${Object.keys(schemas).join(', ')}`);
  });
}

function line(max: number) {
  return string().typeError(texts.type).required(texts.missing).max(max, texts.long(max));
}

function integer(min: number, max: number) {
  const message = texts.between(min, max);
  return number().typeError(message).required(texts.missing).integer(message).min(min, message).max(max, message);
}

const [x, y, w, h] = [
  integer(0, DRAWING.width),
  integer(0, DRAWING.height),
  integer(1, DRAWING.width),
  integer(1, DRAWING.height),
];
const shape = oneOf<DrawingShape['shape']>('shape', {
  picture: object({ x, y, w, h }),
  frame: object({ x, y, w, h }),
  title: object({ x, y, w }),
  text: object({ x, y, w, lines: integer(1, MOST_LINES) }),
  button: object({ x, y }),
});

const label = line(MAX_LABEL);
const common = {
  label,
  help: string().typeError(texts.type).max(MAX_SENTENCE, texts.long(MAX_SENTENCE)),
  required: boolean().oneOf([true], 'true olabilir ya da hiç verilmez'),
};
const choices = recordOf({ min: 1, max: MOST_OPTIONS, name: CHOICE }, label);
const text = object({ ...common, max: integer(1, LONGEST_TEXT) });
const plain = object(common);
const field = oneOf<RemoteFieldType>('type', {
  address: plain,
  choice: object({ ...common, values: choices }),
  flag: plain,
  longText: text,
  picture: plain,
  pictures: object({ ...common, maxItems: integer(1, MOST_PICTURES) }),
  richText: plain,
  text,
});
const fields = recordOf({ max: declarationLimits.fields, name: FIELD_NAME }, field);
const fallback = recordOf(
  { max: MOST_LANGUAGES, name: LANGUAGE },
  string().typeError(texts.type).defined(texts.missing).max(MAX_SENTENCE, texts.long(MAX_SENTENCE)),
);

const declaration = object({
  title: label,
  sentence: line(MAX_SENTENCE),
  drawing: array()
    .of(shape)
    .typeError(texts.type)
    .required(texts.missing)
    .max(DRAWING.shapes, texts.many(DRAWING.shapes)),
  shared: fields,
  texts: fields,
  fallback,
  heights: object({ narrow: integer(0, MAX_HEIGHT), wide: integer(0, MAX_HEIGHT) }),
  example: mixed(isObject).typeError(texts.type).required(texts.missing),
});

/**
 * Returns what is wrong with the declaration of a section, as a Turkish sentence without the full stop; null if it is valid.
 * @param name - name of the section
 * @param value - declaration, untrusted
 */
export function declarationProblem(name: string, value: unknown): string | null {
  if (!isSectionName(name))
    return `“${name.slice(0, MAX_LABEL)}” bir bölüm adı değil: ad küçük harfle başlar; küçük harf (a–z), rakam ve kısa çizgi içerir, en çok 40 karakterdir`;
  const problem = shapeProblem(value) ?? contentProblem(value as SectionDeclaration);
  return problem === null ? null : `“${name}” bölümünün tanımında ${problem}`;
}

function shapeProblem(value: unknown): string | null {
  if (!isObject(value)) return texts.type;
  try {
    declaration.validateSync(value, { strict: true });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return `${error.path ?? ''} ${error.message}`.trim();
  }
}

/** Returns what the entries of a declaration say together that cannot be. */
function contentProblem({ shared, texts: own, fallback: byLanguage, example }: SectionDeclaration): string | null {
  const twice = Object.keys(shared).find((name) => Object.hasOwn(own, name));
  if (twice !== undefined) return `${twice} alanı hem shared hem texts içinde`;
  if (!Object.hasOwn(byLanguage, defaultLanguage.abbr)) return `fallback.${defaultLanguage.abbr} ${texts.missing}`;
  const all = { ...shared, ...own };
  const wrong = Object.entries(example).find(([name, value]) => {
    const declared = Object.entries(all).find(([field]) => field === name);
    return !declared || !isExample(declared[1], value);
  });
  return wrong ? `example.${wrong[0]} bu alanın bir değeri değil` : null;
}

function isExample({ type, max = LONGEST_TEXT, values = {} }: SectionField<unknown, unknown>, value: unknown): boolean {
  if (type === 'flag') return value === 0 || value === 1;
  if (type === 'picture' || type === 'pictures' || typeof value !== 'string') return false;
  return type === 'choice' ? Object.hasOwn(values, value) : value.length <= max;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
