import { fillSentence, type SentenceValues } from './fill-sentence.ts';
import type { TradeTexts } from './trade-texts.ts';

/** Returns the texts of a trade with the values of a company. Kinds of records are no sentences and stay. */
export function filledTexts(texts: TradeTexts, values: SentenceValues): TradeTexts {
  const { showcase } = texts;
  const filled = fill(texts, values) as TradeTexts;
  return { ...filled, showcase: { ...filled.showcase, kind: showcase.kind } };
}

function fill(value: unknown, values: SentenceValues): unknown {
  if (typeof value === 'string') return fillSentence(value, values);
  if (Array.isArray(value)) return value.map((each) => fill(each, values));
  return Object.fromEntries(Object.entries(Object(value) as object).map(([name, each]) => [name, fill(each, values)]));
}
