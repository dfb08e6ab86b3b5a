import { noCompanyFacts } from '@vitrin/shared-contracts/company-facts';
import { defaultStaticTexts } from '@vitrin/shared-contracts/static-texts';
import { structuredCompany } from './structured-company.ts';

test('registrations are named in the language of the page', () => {
  const labels = { ...defaultStaticTexts.company, register: 'Trade register' };
  expect(structuredCompany({ ...noCompanyFacts, register_number: '123456' }, labels).identifier).toEqual([
    { '@type': 'PropertyValue', name: 'Trade register', value: '123456' },
  ]);
});
