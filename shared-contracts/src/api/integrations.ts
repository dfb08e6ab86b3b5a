import { array, number, object, string } from 'yup';
import { limits } from '../rules/limits.ts';
import { invalid } from '../rules/validation.ts';
import type { ContentFields } from '../merge/content-fields.ts';

/** Site settings (product §3). Scripts are stored as pasted by staff and never executed (product §12). */
export interface SiteSettings {
  google_script: string;
  yandex_script: string;
  fb_pixel_script: string;
  keywords: string[];
  /** Version for optimistic locking, incremented by each save; 0 before the first save. */
  version: number;
}

/** `data` of `GET /api/admin/settings/site`: the stored settings and the identifiers recognised in them. */
export interface SiteSettingsRecord extends SiteSettings {
  updated_at: string | null;
  recognised: Integration[];
}

/** Consent categories that a visitor can accept or reject. Necessary cookies need no consent. */
export const consentCategories = ['analytics', 'marketing'] as const;
/** Category of a third-party integration that requires consent. */
export type ConsentCategory = (typeof consentCategories)[number];

/** Providers of third-party integrations. */
export const providers = ['google', 'yandex', 'facebook'] as const;
/** Provider of a third-party integration. */
export type Provider = (typeof providers)[number];

/** Identifier that was recognised in a pasted script. The loader of the site starts the integration from it. */
export interface Integration {
  provider: Provider;
  category: ConsentCategory;
  id: string;
}

const GOOGLE = /\b(?:G-[A-Z0-9]{6,12}|GTM-[A-Z0-9]{5,9}|AW-\d{8,12})\b/g;
const YANDEX =
  /(?:\bym\(\s{0,3}|mc\.yandex\.(?:ru|com)\/(?:watch|pixel)\/|\bid\s{0,3}[:=]\s{0,3}["']?|^[ \t]{0,9})(\d{5,12})\b/gm;
const FACEBOOK = /(?:fbq\(\s{0,3}["']init["']\s{0,3},\s{0,3}["']|facebook\.com\/tr\?id=|^[ \t]{0,9})(\d{10,20})\b/gm;

/**
 * Returns the identifiers in the pasted scripts (product §12), each once. `G-` counts as analytics. `AW-`
 * (advertising), `GTM-` (can load any tag) and the Facebook pixel count as marketing, Yandex as analytics.
 * @param settings - the script fields of the site settings
 */
export function recogniseIntegrations(
  settings: Pick<SiteSettings, 'google_script' | 'yandex_script' | 'fb_pixel_script'>,
): Integration[] {
  const found = (provider: Provider, ids: string[], category: (id: string) => ConsentCategory) =>
    [...new Set(ids)].map((id) => ({ provider, category: category(id), id }));
  const groups = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = '']) => id);
  return [
    ...found('google', settings.google_script.match(GOOGLE) ?? [], (id) =>
      id.startsWith('G-') ? 'analytics' : 'marketing',
    ),
    ...found('yandex', groups(settings.yandex_script, YANDEX), () => 'analytics'),
    ...found('facebook', groups(settings.fb_pixel_script, FACEBOOK), () => 'marketing'),
  ];
}

const script = () => string().trim().max(limits.siteScript.max, invalid.tooLong(limits.siteScript.max)).default('');

/**
 * Body of `POST /api/admin/settings/site` with `_method` PUT. `keywords` is sent as a comma-separated text (product §3,
 * §9).
 */
export const siteSettingsSchema = object({
  version: number().integer().min(0),
  google_script: script(),
  yandex_script: script(),
  fb_pixel_script: script(),
  keywords: array()
    .of(
      string()
        .trim()
        .min(1, invalid.required)
        .max(limits.keyword.max, invalid.tooLong(limits.keyword.max))
        .matches(/^[^,]*$/, invalid.comma)
        .required(invalid.required),
    )
    .max(limits.keywords, invalid.tooMany(limits.keywords))
    .default([]),
});

/** Fields of the history and of the merge of concurrent changes. */
export const siteSettingsFields: ContentFields = {
  shared: {
    google_script: { kind: 'value', label: 'Google' },
    yandex_script: { kind: 'value', label: 'Yandex Metrica' },
    fb_pixel_script: { kind: 'value', label: 'Facebook Pixel' },
    keywords: { kind: 'set', label: 'Anahtar sözcükler' },
  },
  translated: {},
};
