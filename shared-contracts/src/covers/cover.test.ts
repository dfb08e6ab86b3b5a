import { coverOf, coverSize, motifNames, portraitGround, type CoverShape } from './cover.ts';

const markupOf = (shapes: readonly CoverShape[]) =>
  shapes.map(({ role, d, stroke = '', dash = '' }) => `<path class="${role}" d="${d}" ${stroke} ${dash}/>`).join('');
const subjects = Array.from({ length: 300 }, (_, index) => ({ seed: 'article', order: index + 1 }));

describe('the cover of a subject', () => {
  test('is the same each time, and another one for another subject', () => {
    expect(coverOf({ seed: 'article', order: 7 })).toEqual(coverOf({ seed: 'article', order: 7 }));
    const drawings = new Set(subjects.map((subject) => markupOf(coverOf(subject).shapes)));
    expect(drawings.size).toBeGreaterThan(150);
  });

  test.each([undefined, 'construction', 'health', 'other', 'no known trade'])(
    'differs in motif from its seven neighbours in a list (trade %s)',
    (trade) => {
      const motifs = subjects.map((subject) => coverOf({ ...subject, trade }).motif);
      const repeated = motifs.filter((motif, index) => motifs.slice(index + 1, index + 8).includes(motif));
      expect(repeated).toEqual([]);
    },
  );

  test('differs in colours from the one beside it, and each motif gets all sets of colours', () => {
    const covers = subjects.map((subject) => coverOf(subject));
    const same = covers.filter(({ tone }, index) => tone === covers[index + 1]?.tone);
    expect(same.length).toBeLessThan(covers.length / 10);
    for (const name of motifNames)
      expect(new Set(covers.filter(({ motif }) => motif === name).map(({ tone }) => tone)).size).toBe(4);
  });

  test('has motifs that suit the trade', () => {
    const motifs = new Set(subjects.map((subject) => coverOf({ ...subject, trade: 'construction' }).motif));
    expect(motifs).toContain('section');
    expect(motifs).not.toContain('weave');
  });

  test('is drawn without a record, from a text alone', () => {
    expect(coverOf({ seed: 'Kuzey Mühendislik' }).shapes.length).toBeGreaterThan(3);
  });
});

describe.each(motifNames)('the motif %s', (name) => {
  const covers = subjects.map((subject) => coverOf(subject)).filter(({ motif }) => motif === name);

  test('is at most 2.2 kB of numbers and commands of paths', () => {
    for (const { shapes } of covers) {
      expect(markupOf(shapes).length).toBeLessThan(2_200);
      for (const { d } of shapes) expect(d).toMatch(/^(?:[MLHVQTCAZmlhvqtcaz]|-?\d+(?:\.\d+)?|\s)*$/);
    }
  });

  test('has an accent that begins within the drawing', () => {
    for (const { shapes } of covers) {
      const spot = shapes.find(({ role }) => role === 'spot');
      const start = /M(-?[\d.]+)/.exec(spot?.d ?? '');
      expect(Number(start?.[1] ?? 999)).toBeLessThanOrEqual(coverSize.width);
    }
  });
});

test('initials have geometry behind them whose lines do not cross the letters', () => {
  for (let id = 1; id <= 20; id += 1) {
    const { tone, shapes } = portraitGround(id);
    expect([tone, shapes.length > 0]).toEqual([expect.any(String), true]);
    expect(tone).not.toBe(portraitGround(id + 1).tone);
  }
});
