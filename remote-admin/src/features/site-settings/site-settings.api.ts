import type { Answer } from 'shared-contracts/http';
import type { SiteSettingsRecord } from 'shared-contracts/integrations';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { readQuery } from '../../shared/query.ts';
import type { SiteSettingsValues } from './site-settings.values.ts';

export const siteSettingsQuery = readQuery<SiteSettingsRecord>(api.adminSiteSettings);

/** Keywords travel joined by commas (product §3). */
export async function saveSiteSettings(values: SiteSettingsValues, version: number | null): Promise<Answer<unknown>> {
  const fields = { ...values, keywords: values.keywords.join(','), version: version ?? 0 };
  return await sendForm('PUT', api.adminSiteSettings, fields);
}
