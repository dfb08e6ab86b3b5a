import { coverTradeOf } from './cover-trade.ts';

test.each([
  ['construction', '', 'construction'],
  ['other', 'Taş fırın ve pastane', 'food'],
  ['other', 'AVUKATLIK bürosu', 'law'],
  ['other', 'İş hukuku danışmanlığı', 'law'],
  ['other', 'matbaa ve ambalaj', null],
  ['other', '', null],
  ['', 'fırın', 'food'],
  ['', '', null],
] as const)('covers of the trade %s in the words “%s” use the motifs of %s', (trade, tradeName, motifs) => {
  expect(coverTradeOf({ trade, tradeName })).toBe(motifs);
});
