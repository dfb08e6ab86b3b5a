import { fold } from '@vitrin/shared-contracts/fold';
import type { CompanyAnswers } from './company-answers.ts';

/** Beginnings of folded words by which a trade in the words of the company is recognised. */
const wordsOfTrades: Readonly<Record<string, readonly string[]>> = {
  food: ['firin', 'ekmek', 'pasta', 'lokanta', 'restoran', 'kafe', 'gida', 'yemek'],
  law: ['hukuk', 'avukat', 'arabulucu', 'noter'],
};

/** Returns the trade whose motifs drawn covers use; null when it is not known. */
export function coverTradeOf({ trade, tradeName }: Pick<CompanyAnswers, 'trade' | 'tradeName'>): string | null {
  if (trade !== '' && trade !== 'other') return trade;
  const words = fold(tradeName).split(/[^a-z]+/);
  const isNamed = (beginnings: readonly string[]) =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  return Object.keys(wordsOfTrades).find((name) => isNamed(wordsOfTrades[name] ?? [])) ?? null;
}
