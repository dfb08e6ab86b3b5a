import type { LegalValueName } from '@vitrin/shared-contracts/legal-texts';
import type { ContentSource } from '../../content/content-kind.ts';
import { listOutsideSites } from '../../content/outside-sites.ts';
import { readCompanyFacts } from '../company-facts/company-facts.service.ts';
import { readRetention } from '../privacy/retention.service.ts';
import { readSiteSettings } from '../site-settings/site-settings.service.ts';
import { findAccessibilityIssues } from './accessibility-issues.ts';
import type { LegalValues } from './fill-template.ts';
import { issuesValue } from './issues-text.ts';
import type { LegalTemplate } from './legal-template.ts';
import { toolsValue } from './tools-text.ts';

/** Returns what the facts and the settings say now, without what only reading all texts tells. */
export async function readQuickValues({ db }: Pick<ContentSource, 'db'>): Promise<LegalValues> {
  const facts = await readCompanyFacts(db);
  const months = await readRetention(db);
  const { recognised } = await readSiteSettings(db);
  return {
    title: facts.title,
    seat: facts.seat,
    privacy_email: facts.privacy_email,
    mersis: facts.mersis,
    kep: facts.kep,
    contact_months: String(months.contact),
    applications_months: String(months['human-resources']),
    pool_months: String(months.pool),
    requests_months: String(months['data-requests']),
    tools: toolsValue(recognised),
    sites: (await listOutsideSites(db)).join(' '),
  };
}

/** Returns all values that fill the templates. */
export async function readLegalValues(source: ContentSource): Promise<LegalValues> {
  return {
    ...(await readQuickValues(source)),
    issues: issuesValue(await findAccessibilityIssues(source)),
  };
}

/** Returns the values that a template depends on. */
export function valuesFor({ values: names }: LegalTemplate, values: LegalValues): LegalValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

/** Returns the names of the values that differ from those a text was filled with; those that are not known now are not compared. */
export function changedValues(template: LegalTemplate, filled: LegalValues, now: LegalValues): LegalValueName[] {
  return template.values.filter((name) => now[name] !== undefined && (filled[name] ?? '') !== now[name]);
}
