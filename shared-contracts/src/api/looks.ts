import { mixed, string } from 'yup';
import type { FieldMap } from '../merge/content-fields.ts';
import { limits } from '../rules/limits.ts';
import { invalid } from '../rules/validation.ts';

/** A choice inside a look: its values with their Turkish labels, the default first. */
export type LookChoices = Readonly<Record<string, string>>;

/** Choices that a look can offer, with their Turkish labels. Their names and values are stored and never renamed. */
export const lookOptions = {
  type: 'Yazı tipi',
  corner: 'Köşeler',
  density: 'Boşluklar',
  action: 'Üst menüde düğme',
  hero: 'Girişteki görsel',
} as const;

/** Name of a choice inside a look. */
export type LookOption = keyof typeof lookOptions;

/** A complete design of the public site (docs/looks.md). */
export interface Look {
  /** Turkish name. */
  name: string;
  /** One Turkish sentence about it. */
  about: string;
  options: Readonly<Partial<Record<LookOption, LookChoices>>>;
}

const actions = { none: 'Yok', phone: 'Telefon numarası', contact: 'İletişim sayfası' };

/** Looks of the public site by their name in files and in the database, the default first (product §1). */
export const looks = {
  duru: {
    name: 'Duru',
    about: 'Sade ve güven veren: yumuşak köşeli kartlar, sakin zeminler, metnin yanında görsel.',
    options: {
      type: { plex: 'Plex Sans', system: 'Cihazın yazı tipi' },
      corner: { soft: 'Yumuşak', sharp: 'Keskin', round: 'Yuvarlak' },
      density: { normal: 'Dengeli', compact: 'Sıkı', airy: 'Ferah' },
      action: actions,
      hero: { side: 'Metnin yanında', full: 'Tam genişlikte' },
    },
  },
  matbaa: {
    name: 'Matbaa',
    about: 'Basılı bir yayın gibi: iri serifli başlıklar, ince çizgiler, numaralı bölümler, kart yerine satırlar.',
    options: {
      type: { newsreader: 'Newsreader ve Manrope', fraunces: 'Fraunces ve Manrope' },
      corner: { sharp: 'Keskin', soft: 'Yumuşak' },
      density: { normal: 'Dengeli', compact: 'Sıkı', airy: 'Ferah' },
      action: actions,
      hero: { side: 'Metnin yanında', full: 'Metnin altında, tam genişlikte' },
    },
  },
  sahne: {
    name: 'Sahne',
    about: 'Bir sahne gibi: tam genişlikte görseller, iri başlıklar, koyu ve açık bölümler, değişen boyda kartlar.',
    options: {
      type: { bricolage: 'Bricolage ve Onest', archivo: 'Archivo ve Onest' },
      corner: { round: 'Yuvarlak', soft: 'Yumuşak', sharp: 'Keskin' },
      density: { normal: 'Dengeli', compact: 'Sıkı', airy: 'Ferah' },
      action: actions,
      hero: { full: 'Tam genişlikte', side: 'Metnin yanında' },
    },
  },
} as const satisfies Record<string, Look>;

/** Name of a look. */
export type LookName = keyof typeof looks;

/** The look of a site that has chosen none, and of releases that do not know the chosen one. */
export const defaultLook: LookName = 'duru';

/** Values of the options by look, as they were chosen: switching the look loses none. */
export type StoredLookOptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Values that a look has been given. Both are missing in data of older servers. */
export interface LookChoice {
  look?: string | undefined;
  lookOptions?: StoredLookOptions | undefined;
}

/** A look with a value for each of its options. */
export interface ChosenLook {
  look: LookName;
  options: Readonly<Partial<Record<LookOption, string>>>;
}

/**
 * Checks whether the text is the name of a look.
 * @param name - untrusted text
 */
export function isLook(name: string): name is LookName {
  return Object.hasOwn(looks, name);
}

/**
 * Returns the look with a value for each of its options: the chosen one if the look has it, otherwise its default.
 * @param choice - what is stored
 */
export function chosenLook({ look: name = defaultLook, lookOptions: stored = {} }: LookChoice): ChosenLook {
  const look = isLook(name) ? name : defaultLook;
  const chosen = stored[look] ?? {};
  const options = Object.entries<LookChoices>(looks[look].options).map(([option, choices]) => {
    const value = chosen[option] ?? '';
    return [option, Object.hasOwn(choices, value) ? value : (Object.keys(choices)[0] ?? '')];
  });
  return { look, options: Object.fromEntries(options) as ChosenLook['options'] };
}

/** Names of looks, options and values: also of those that this version does not know, whose values are kept. */
const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const MAX_ENTRIES = 40;

function isNamed(value: unknown, isValue: (each: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= MAX_ENTRIES && entries.every(([name, each]) => NAME.test(name) && isValue(each));
}

const isName = (value: unknown) => typeof value === 'string' && NAME.test(value);

/** Returns the schema of the name of a look; without it the stored one stays. */
export const lookSchema = () =>
  string()
    .optional()
    .max(limits.code, invalid.choice)
    .test('look', invalid.choice, (name) => name === undefined || isLook(name));

/** Returns the schema of the options by look; without them the stored ones stay. */
export const lookOptionsSchema = () =>
  mixed<StoredLookOptions>()
    .optional()
    .test(
      'look-options',
      invalid.choice,
      (value) => value === undefined || isNamed(value, (options) => isNamed(options, isName)),
    );

/** Fields of the history and of the merge of concurrent changes. */
export const lookChoiceFields: FieldMap = {
  look: { kind: 'value', label: 'Tasarım' },
  lookOptions: { kind: 'map', label: 'Tasarım seçenekleri' },
};
