import type { CompanyFacts } from '@vitrin/shared-contracts/company-facts';
import type { SiteTexts } from '@vitrin/shared-contracts/plural-texts';

/** Returns the registrations of the company as structured data; parts may be empty: the server leaves them out. */
export function structuredCompany(facts: CompanyFacts | null, labels: SiteTexts['company']) {
  if (!facts) return {};
  const { title, tax_number, mersis, register_number } = facts;
  const numbers = [
    { name: 'MERSİS', value: mersis },
    { name: labels.register, value: register_number },
  ];
  return {
    legalName: title,
    taxID: tax_number,
    identifier: numbers
      .filter(({ value }) => value !== '')
      .map((number) => ({ '@type': 'PropertyValue' as const, ...number })),
  };
}
