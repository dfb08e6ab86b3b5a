import { siteSettingsSchema, type SiteSettings } from 'shared-contracts/integrations';
import { validate } from 'shared-contracts/validation';

export type SiteSettingsValues = Omit<SiteSettings, 'version'>;

export function siteSettingsValues(record: SiteSettings): SiteSettingsValues {
  const { google_script, yandex_script, fb_pixel_script, keywords } = record;
  return { google_script, yandex_script, fb_pixel_script, keywords };
}

/** The chips are one field: what is wrong with one of them is said below all. */
export function siteSettingsErrors(values: SiteSettingsValues): Readonly<Record<string, string>> {
  const errors = Object.entries(validate(siteSettingsSchema, values).errors ?? {});
  return Object.fromEntries(errors.map(([path, message]) => [path.replace(/\[\d+\]$/, ''), message]));
}
