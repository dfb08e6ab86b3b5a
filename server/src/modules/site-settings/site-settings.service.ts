import { adminPaths } from '@vitrin/shared-contracts/paths';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import type { ContentKind } from '../../content/content-kind.ts';
import {
  siteSettingsFields,
  siteSettingsSchema,
  type SiteSettings,
  type SiteSettingsRecord,
} from '@vitrin/shared-contracts/integrations';
import type { Db } from '../../platform/database/tables.ts';
import { changedFields } from '../../content/changed-fields.ts';
import { nextGroupVersion } from '../../content/group-version.repository.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import type { WriteResult } from '../../platform/database/write-result.ts';
import type { Written, WriteServices } from '../../content/write.ts';
import type { FormFields } from '../../platform/http/form-fields.ts';
import { sentFields } from '../../platform/http/sent-fields.ts';
import { readSiteSettings, saveSiteSettings, siteSettingsRow } from './site-settings.repository.ts';

export { readSiteSettings } from './site-settings.repository.ts';

/** Saves exactly the fields that are sent (product §7). The audit log names the changed fields, never their values. */
export function changeSiteSettings(
  services: WriteServices,
  context: WriteContext,
  form: FormFields,
): Promise<WriteResult<SiteSettingsRecord>> {
  const list = form.has('keywords') ? { keywords: parseKeywords(form.get('keywords')) } : {};
  const { version: sent = null, ...given } = sentFields(siteSettingsSchema, {
    ...Object.fromEntries(form),
    ...list,
  });
  const opened = { kind: siteSettingsKind, record: SITE, version: sent, input: given };
  return saveRecord(services, context, opened, (trx, stamp, merged) =>
    savedChange(trx, stamp, merged.input, merged.version),
  );
}

/** Key of the only record. */
const SITE = 'site';
const TITLE = 'Entegrasyonlar';

async function savedChange(
  trx: Db,
  stamp: Stamp,
  given: Partial<SiteSettings>,
  replaced: number | null,
): Promise<Written<SiteSettingsRecord>> {
  const version = await nextGroupVersion(trx, siteSettingsRow, replaced, () => readSiteSettings(trx));
  const { google_script, yandex_script, fb_pixel_script, keywords } = await readSiteSettings(trx);
  const current = { google_script, yandex_script, fb_pixel_script, keywords };
  await saveSiteSettings(trx, { ...current, ...given, version }, stamp);
  const fields = changedFields(current, given);
  return { data: await readSiteSettings(trx), entityId: null, title: TITLE, fields };
}

/** Integrations and keywords in the history. */
export const siteSettingsKind: ContentKind = {
  entity: 'site-settings',
  fields: siteSettingsFields,
  right: 'site-settings.write',
  screen: () => adminPaths.siteSettings,
  records: () => Promise.resolve(['site']),
  async read({ db }, key) {
    if (key !== SITE) return null;
    const found = await readSiteSettings(db);
    const { version, updated_at: updatedAt } = found;
    return { version, updatedAt, title: TITLE, values: storedValues(siteSettingsFields, found) };
  },
  async save({ db }, _key, values, stamp) {
    const { version: _version, ...given } = sentFields(siteSettingsSchema, values);
    return (await savedChange(db, stamp, given, null)).data;
  },
};

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
