import { limits } from '@vitrin/shared-contracts/limits';
import { provinceName } from '@vitrin/shared-contracts/provinces';
import { tradeLabels } from '@vitrin/shared-contracts/trades';
import type { CompanyAnswers } from './company-answers.ts';

/** Returns the title of the home page for search engines: the longest that fits; null for the name of the company alone. */
export function searchTitle({ companyName, trade, tradeName, province }: CompanyAnswers): string | null {
  const what = trade === 'other' || trade === '' ? tradeName : tradeLabels[trade];
  const place = provinceName(province);
  const facts = [[what, place], [what], [place]].map((parts) => parts.filter((part) => part !== '').join(', '));
  const titles = facts.filter((text) => text !== '').map((text) => `${companyName} | ${text}`);
  return titles.find((title) => title.length <= limits.seoTitle.max) ?? null;
}
