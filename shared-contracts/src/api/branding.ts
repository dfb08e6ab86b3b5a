import { object, string } from 'yup';
import { lookChoiceFields, lookOptionsSchema, lookSchema, type StoredLookOptions } from './looks.ts';
import { limits } from '../rules/limits.ts';
import { positiveInteger, invalid, linkSchema, writtenSchema } from '../rules/validation.ts';
import type { ContentFields } from '../merge/content-fields.ts';

/**
 * Branding that is resolved at run time (product §1): database values override the configuration file, which overrides
 * the defaults. No rebuild is needed.
 */
export interface Branding {
  favIcoLogoPath: string;
  mainLogoPath: string;
  secondLogoPath: string;
  /** Any CSS colour. The server derives the colour scales and readable text colours from it. */
  mainColor: string;
  secondColor: string;
  /** Company name in the panel. */
  projectCompanyName: string;
  /** Company name on the public site. */
  companyName: string;
  /** Target of the copyright line and of the help link in the sign-in form. */
  projectCompanyUrl: string;
  /** Name of the look of the public site; missing in data of older servers, and unknown to older remotes. */
  look?: string | undefined;
  /** Values of the options by look; boot data contain those of the shown look. Missing in data of older servers. */
  lookOptions?: StoredLookOptions | undefined;
}

/** `data` of `GET /api/admin/settings/branding`. */
export interface BrandingRecord extends Branding {
  /** Version for optimistic locking; 0 before the first save. */
  version: number;
}

/**
 * `data` of `GET /api/admin/settings/branding/preview`: the colour values that two colours would produce, by CSS custom
 * property.
 */
export interface BrandingPreview {
  /** Main colour as hex. */
  main: string;
  second: string;
  light: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
  /** What is not used as it was chosen. Absent from servers before 1.2. */
  adjustments?: ColourAdjustment[];
}

/** A derived colour that differs from the chosen one. */
export interface ColourAdjustment {
  field: 'mainColor' | 'secondColor';
  /** Areas such as buttons, or texts such as links. */
  use: 'fill' | 'text';
  scheme: 'light' | 'dark';
  /** Hex colours: the chosen one and the one in its place. */
  from: string;
  to: string;
  reason: AdjustmentReason;
}

/**
 * Why a colour is not used as it was chosen: a label in white would not be readable on it, the area would not be seen on
 * the page, a grey button looks disabled, a text would not be readable, or its readable shade would be olive or brown.
 */
export type AdjustmentReason = 'white-label' | 'invisible' | 'grey' | 'unreadable' | 'muddy';

const schemeNames = { light: 'Açık görünümde', dark: 'Koyu görünümde' } as const;
const useNames = { fill: 'düğmeler ve renkli alanlar', text: 'bağlantılar ve renkli yazılar' } as const;

const adjustmentReasons: Readonly<Record<AdjustmentReason, string>> = {
  'white-label': 'üzerindeki beyaz yazı okunsun diye en yakın koyu tona alındı.',
  invisible: 'zeminden ayrılsın diye en yakın görünür tona alındı.',
  grey: 'gri, kapalı bir düğme ya da soluk bir not gibi görüneceği için mürekkep ya da tebeşir tonuna alındı.',
  unreadable: 'bu zeminde okunmadığı için en yakın okunur tona alındı.',
  muddy: 'koyulaştırılınca haki ya da kahverengi görüneceği için koyu bir mürekkep tonuna alındı.',
};

/** Says in Turkish what was adjusted and why. */
export function adjustmentText({ scheme, use, reason }: Pick<ColourAdjustment, 'scheme' | 'use' | 'reason'>): string {
  return `${schemeNames[scheme]} ${useNames[use]}: ${adjustmentReasons[reason]}`;
}

/** Says in Turkish which readable shade replaces the main colour in texts, in light and dark scheme. */
export function contrastNote({ main, light, dark }: BrandingPreview): string {
  const replaced = [
    { scheme: 'açık', text: light['--color-accent-text'] },
    { scheme: 'koyu', text: dark['--color-accent-text'] },
  ].filter(({ text }) => text !== undefined && text !== main);
  if (replaced.length === 0) return 'Ana renk her zeminde okunuyor; metinlerde olduğu gibi kullanılır.';
  const shades = replaced.map(({ scheme, text }) => `${scheme} zeminde ${text}`).join(', ');
  return `Metinler ${shades} ile yazılır, çünkü ana renk orada iyi okunmaz.`;
}

/**
 * Path of a picture in the media library: the content security policy only allows pictures from this site. Empty shows
 * the company name as text.
 */
const logoPath = () =>
  string()
    .trim()
    .max(limits.address.max, invalid.tooLong(limits.address.max))
    .matches(/^(?:\/media\/[\w/-]+(?:\.[\w/-]+)*)?$/, invalid.logo)
    .default('');

const companyName = () => writtenSchema(limits.title);

/**
 * Body of `POST /api/admin/settings/branding` with `_method` PUT. Only the server checks that the colours are valid CSS
 * colours.
 */
export const brandingInputSchema = object({
  version: positiveInteger(),
  favIcoLogoPath: logoPath(),
  mainLogoPath: logoPath(),
  secondLogoPath: logoPath(),
  mainColor: string().trim().required(invalid.required).max(limits.personName.max, invalid.colour),
  secondColor: string().trim().required(invalid.required).max(limits.personName.max, invalid.colour),
  projectCompanyName: companyName(),
  companyName: companyName(),
  projectCompanyUrl: linkSchema().required(invalid.required),
});

/** `brandingInputSchema` with the look; without it the stored look stays. */
export const brandingUpdateSchema = brandingInputSchema.shape({
  look: lookSchema(),
  lookOptions: lookOptionsSchema(),
});

/** Fields of the history and of the merge of concurrent changes. */
export const brandingFields: ContentFields = {
  shared: {
    projectCompanyName: { kind: 'text', label: 'Paneldeki ad' },
    companyName: { kind: 'text', label: 'Sitedeki ad' },
    projectCompanyUrl: { kind: 'value', label: 'Şirket bağlantısı' },
    mainColor: { kind: 'value', label: 'Ana renk' },
    secondColor: { kind: 'value', label: 'İkinci renk' },
    mainLogoPath: { kind: 'value', label: 'Logo' },
    secondLogoPath: { kind: 'value', label: 'Koyu zemin logosu' },
    favIcoLogoPath: { kind: 'value', label: 'Tarayıcı simgesi' },
    ...lookChoiceFields,
  },
  translated: {},
};
