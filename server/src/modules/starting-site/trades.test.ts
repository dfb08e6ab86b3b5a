import { limits } from '@vitrin/shared-contracts/limits';
import { provinces } from '@vitrin/shared-contracts/provinces';
import { trades } from '@vitrin/shared-contracts/trades';
import { fillSentence, type SentenceValues } from './fill-sentence.ts';
import { textsOfTrades } from './trade-texts-of.ts';

const long = 'Kuzey Yıldızı İnşaat Taahhüt Mühendislik Danışmanlık Sanayi ve Ticaret A.Ş.';
const all: SentenceValues[] = provinces.flatMap(({ name }) => [
  { firma: 'Kuzey Yapı A.Ş.', il: name, is: 'arıcılık ekipmanları' },
  { firma: long, il: name, is: '' },
]);
const unknown: SentenceValues = { firma: 'Kuzey', il: '', is: '' };

/** A placeholder, a gap of a part that was left out, or a sentence that begins with a small letter. */
const BROKEN = /[{}[\]]| {2}|undefined| [.,:;]|^[\s,.;:]|\p{Ll}\.\p{Ll}/u;

/** Returns all texts of a trade with the names of their fields. */
function textsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(Object(value) as object).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

test.each(trades)('texts of %s read well with every province, and without what is not known', (trade) => {
  for (const [path, text] of textsIn(textsOfTrades[trade]))
    for (const values of [...all, unknown]) {
      const filled = fillSentence(text, values);
      expect([path, filled]).not.toEqual([path, expect.stringMatching(BROKEN)]);
      expect([path, filled]).toEqual([path, expect.stringMatching(/^[\p{Lu}\d]/u)]);
    }
});

test.each(trades)('texts of %s have no suffix after a value, which would depend on it', (trade) => {
  for (const [path, text] of textsIn(textsOfTrades[trade]))
    expect([path, text]).toEqual([path, expect.not.stringMatching(/\}['’\p{L}]/u)]);
});

test('each trade has its own texts and everything that the pages need', () => {
  const headlines = trades.map((trade) => textsOfTrades[trade].hero.title);
  expect(new Set(headlines).size).toBe(trades.length);
  for (const trade of trades) {
    const { serviceList, stepList, principleList, questions } = textsOfTrades[trade];
    expect([trade, serviceList.length, stepList.length, principleList.length, questions.length]).toEqual([
      trade,
      6,
      4,
      4,
      4,
    ]);
  }
});

test('texts fit into the fields of their sections', () => {
  for (const trade of trades) {
    const { description, serviceList, hero } = textsOfTrades[trade];
    expect(fillSentence(hero.text, { firma: long, il: 'Kahramanmaraş', is: '' }).length).toBeLessThan(
      limits.summary.max,
    );
    expect(fillSentence(description, { ...unknown, il: 'Kahramanmaraş' }).length).toBeLessThanOrEqual(
      limits.seoDescription.max,
    );
    for (const { more } of serviceList) expect(more.length).toBeLessThanOrEqual(limits.summary.max);
  }
});

test('a part that is left out leaves a sentence with a capital', () => {
  expect(fillSentence('[{il} ve çevresinde ]inşa ediyoruz.', unknown)).toBe('İnşa ediyoruz.');
  expect(fillSentence('{firma} bir ofistir. [{is} alanında ]çalışır.', { ...unknown, firma: 'Ak A.Ş.' })).toBe(
    'Ak A.Ş. bir ofistir. Çalışır.',
  );
  expect(fillSentence('[{is} alanında çalışıyoruz. ]Sorun.', { ...unknown, is: 'ıhlamur ve bal' })).toBe(
    'Ihlamur ve bal alanında çalışıyoruz. Sorun.',
  );
});
