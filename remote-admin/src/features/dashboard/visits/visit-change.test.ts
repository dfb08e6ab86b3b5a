import { changeText } from './visit-change.ts';

test.each([
  [0, 0, 'önceki dönemde de ziyaret yok'],
  [5, 0, 'önceki dönemde ziyaret yok'],
  [7, 7, 'önceki dönemle aynı'],
  [150, 100, 'önceki döneme göre %50 daha çok'],
  [25, 100, 'önceki döneme göre %75 daha az'],
])('%i visits after %i in the previous period: %s', (total, previous, text) => {
  expect(changeText(total, previous)).toBe(text);
});
