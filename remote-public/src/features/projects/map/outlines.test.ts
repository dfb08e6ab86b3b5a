import { mapSize, outlines } from './outlines.ts';

test('each of the 81 provinces has an outline of its own within the map', () => {
  expect(outlines).toHaveLength(81);
  expect(new Set(outlines).size).toBe(81);
  for (const outline of outlines) {
    expect(outline).toMatch(/^(?:M\d+ \d+l(?:-?\d+[ -]?)+z)+$/);
    for (const [, x, y] of outline.matchAll(/M(\d+) (\d+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(mapSize.width);
      expect(Number(y)).toBeLessThanOrEqual(mapSize.height);
    }
  }
});

/** Plate code, and about where the middle of the province is: parts of a thousand of the width, and of the height. */
test.each([
  ['Edirne', 22, 20, 110],
  ['İzmir', 35, 75, 620],
  ['Ankara', 6, 365, 450],
  ['Hatay', 31, 560, 930],
  ['Kars', 36, 900, 260],
  ['Hakkâri', 30, 940, 740],
])('%s begins about where it lies', (_name, plate, x, y) => {
  const [, left = '', top = ''] = /M(\d+) (\d+)/.exec(outlines[plate - 1] ?? '') ?? [];
  expect(Math.abs((Number(left) / mapSize.width) * 1000 - x)).toBeLessThan(100);
  expect(Math.abs((Number(top) / mapSize.height) * 1000 - y)).toBeLessThan(200);
});
