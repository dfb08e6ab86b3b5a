import type { SiteSetUpInput } from '@vitrin/shared-contracts/first-run';

/** What the set-up has asked about the company. */
export type CompanyAnswers = Pick<
  SiteSetUpInput,
  'address' | 'companyName' | 'phone' | 'province' | 'trade' | 'tradeName'
>;
