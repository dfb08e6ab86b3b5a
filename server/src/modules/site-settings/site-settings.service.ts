import { siteSettingsSchema, type SiteSettings, type SiteSettingsRecord } from 'shared-contracts/integrations';
import { changedFields } from '../../content/changed-fields.ts';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import type { FormFields } from '../../platform/http/form-fields.ts';
import { sentFields } from '../../platform/http/sent-fields.ts';
import type { Services } from '../../services.ts';
import { readSiteSettings, saveSiteSettings, siteSettingsRow } from './site-settings.repository.ts';

export { readSiteSettings } from './site-settings.repository.ts';

/** Saves exactly the fields that are sent (product §7). The audit log names the changed fields, never their values. */
export function changeSiteSettings(
  services: Services,
  context: WriteContext,
  form: FormFields,
): Promise<SiteSettingsRecord> {
  const list = form.has('keywords') ? { keywords: parseKeywords(form.get('keywords')) } : {};
  const { version: sent = null, ...given } = sentFields(siteSettingsSchema, {
    ...Object.fromEntries(form),
    ...list,
  });
  const operation = { action: 'update', entity: 'site-settings' } as const;
  return write(services, context, operation, async (trx, stamp) => {
    const version = await nextGroupVersion(trx, siteSettingsRow, sent, () => readSiteSettings(trx));
    const before = await readSiteSettings(trx);
    const { google_script, yandex_script, fb_pixel_script, keywords } = before;
    const current = { google_script, yandex_script, fb_pixel_script, keywords };
    const after: SiteSettings = { ...current, ...given, version };
    await saveSiteSettings(trx, after, stamp);
    const fields = changedFields(current, given);
    return { data: await readSiteSettings(trx), entityId: null, title: 'Entegrasyonlar', fields };
  });
}

/** Parses keywords from a comma-separated text (product §3) or a list in a JSON body; drops blanks and duplicates. */
function parseKeywords(value: unknown): unknown {
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
