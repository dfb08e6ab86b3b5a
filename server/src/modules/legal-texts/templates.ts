import type { LegalTemplate } from './legal-template.ts';
import { accessibilityStatement } from './templates/accessibility-statement.ts';
import { applicationNotice } from './templates/application-notice.ts';
import { contactNotice } from './templates/contact-notice.ts';
import { cookiePolicy } from './templates/cookie-policy.ts';
import { explicitConsent } from './templates/explicit-consent.ts';
import { newsletterNotice } from './templates/newsletter-notice.ts';
import { requestForm } from './templates/request-form.ts';
import { terms } from './templates/terms.ts';

/** All templates, in the order in which a new site needs them. */
export const templates: readonly LegalTemplate[] = [
  contactNotice,
  applicationNotice,
  cookiePolicy,
  requestForm,
  accessibilityStatement,
  terms,
  explicitConsent,
  newsletterNotice,
];

/** Returns a template; undefined for an unknown id. */
export function findTemplate(id: string): LegalTemplate | undefined {
  return templates.find((template) => template.id === id);
}
