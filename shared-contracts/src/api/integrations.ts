import { array, number, object, string } from 'yup';
import { limits } from '../rules/limits.ts';
import { invalid } from '../rules/validation.ts';

/** Site settings (product §3). Scripts are stored as staff paste them, and never run as they are (product §12). */
export interface SiteSettings {
  google_script: string;
  yandex_script: string;
  fb_pixel_script: string;
  keywords: string[];
  /** Raised by each save; 0 before the first. */
  version: number;
}

/** GET /api/admin/settings/site: what is stored, and what of it takes effect. */
export interface SiteSettingsRecord extends SiteSettings {
  updated_at: string | null;
  recognised: Integration[];
}

/** What a visitor may accept or refuse; what the site needs to work is not asked. */
export const consentCategories = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const providers = ['google', 'yandex', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** One identifier that was recognised in the pasted text; our own loader starts it. */
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
 * The identifiers in the pasted scripts (product §12). G- measures (analytics); AW- advertises and GTM- can load anything,
 * so both count as marketing, as the pixel does.
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

/** Fields of POST /api/admin/settings/site with `_method` PUT; `keywords` arrive joined by commas (product §3, §9). */
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
