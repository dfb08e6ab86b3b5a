import { siteSettingsSchema, type SiteSettings, type SiteSettingsRecord } from 'shared-contracts/integrations';
import { invalid } from 'shared-contracts/validation';
import { nextGroupVersion } from '../../database/group-version.ts';
import type { WriteContext } from '../../database/write-context.ts';
import { write } from '../../database/write.ts';
import type { FormFields } from '../../http/form-fields.ts';
import { problems } from '../../http/problem.ts';
import { validated } from '../../http/validated.ts';
import type { Services } from '../../services.ts';
import { readSiteSettings, saveSiteSettings, siteSettingsRow } from './site-settings.repository.ts';

const FIELDS = ['google_script', 'yandex_script', 'fb_pixel_script', 'keywords'] as const;

/** Saves all four fields; the audit names those that have changed, never what they hold. */
export function changeSiteSettings(
  services: Services,
  context: WriteContext,
  form: FormFields,
): Promise<SiteSettingsRecord> {
  const { version: sent, ...given } = validated(siteSettingsSchema, {
    ...Object.fromEntries(form),
    keywords: keywordsIn(form.get('keywords')),
  });
  if (sent === undefined) throw problems.invalid({ version: invalid.required });
  const operation = { action: 'update', entity: 'site-settings' } as const;
  return write(services, context, operation, async (trx, stamp) => {
    const version = await nextGroupVersion(trx, siteSettingsRow, sent, () => readSiteSettings(trx));
    const before = await readSiteSettings(trx);
    const after: SiteSettings = { ...given, version };
    await saveSiteSettings(trx, after, stamp);
    const fields = FIELDS.filter((name) => String(before[name]) !== String(after[name]));
    return { data: await readSiteSettings(trx), entityId: null, title: 'Entegrasyonlar', fields };
  });
}

/** Joined by commas (spec §3), or a list from a JSON body; blanks and repetitions are dropped. */
function keywordsIn(value: unknown): unknown {
  const list: unknown = typeof value === 'string' ? value.split(',') : (value ?? []);
  if (!Array.isArray(list)) return list;
  const byForm = new Map<unknown, unknown>();
  for (const keyword of list) {
    const text: unknown = typeof keyword === 'string' ? keyword.trim() : keyword;
    const form = typeof text === 'string' ? text.toLocaleLowerCase('tr') : text;
    if (text !== '' && !byForm.has(form)) byForm.set(form, text);
  }
  return [...byForm.values()];
}
