import { typedAmount } from '@vitrin/shared-contracts/amount';
import {
  companyFactLabels as labels,
  companyFactsSchema,
  type CompanyFacts,
  type CompanyFactsRecord,
} from '@vitrin/shared-contracts/company-facts';
import { api } from '@vitrin/shared-contracts/paths';
import { recordKind } from '../../editing/form/record-kind.ts';
import { settingsPage } from '../../editing/form/record-page.tsx';
import { sendForm } from '../../data/http.ts';
import { CompanyFactsFields } from './company-facts.fields.tsx';
import { CompanyFactsSide } from './company-facts.side.tsx';

export const CompanyFactsPage = settingsPage(
  recordKind({
    form: 'company-facts',
    history: { entity: 'company-facts', record: 'site' },
    isShown: true,
    apiPath: api.adminCompanyFacts,
    update: {
      title: 'Yasal bilgiler',
      help: 'Bir kez yazın: sayfaların altında, bilgi toplumu hizmetlerinde, hukuki metinlerde ve arama motorlarında kullanılır.',
    },
    labels,
    schema: companyFactsSchema,
    values: ({ version: _version, ...facts }: CompanyFactsRecord): CompanyFacts => ({
      ...facts,
      capital: typedAmount(facts.capital),
      paid_capital: typedAmount(facts.paid_capital),
    }),
    // Omitted on the first save: there is no stored version yet.
    input: (values, _record, replaced) => ({ ...values, version: replaced || undefined }),
    send: ({ version, ...facts }, _record, _key, published) =>
      sendForm('PUT', api.adminCompanyFacts, { ...facts, ...(version ? { version } : {}), ...published }),
    Fields: CompanyFactsFields,
    Side: CompanyFactsSide,
  }),
);
