import { box, circle, path, series, type Motif } from '../cover-shape.ts';

/** Elevation of a girder bridge over a valley. */
export const truss: Motif = (random) => {
  const panel = random.pick([24, 30, 40]);
  const height = random.pick([26, 32, 40]);
  const deck = random.pick([72, 80, 88]);
  const count = 240 / panel;
  const pier = panel * Math.round((240 * random.pick([0.25, 0.33])) / panel);
  const piers = [pier, 240 - pier];
  return [
    { role: 'plane', d: `M0 ${deck + 24}L${pier + 20} 160H0z` },
    { role: 'half', d: `M240 ${deck + 8}L${pier - 30} 160H240z` },
    { role: 'ink', d: piers.map((x) => `M${x - 3} ${deck}l-2 80h10l-2-80z`).join('') },
    { role: 'ink', d: `M0 ${deck}H240M0 ${deck - height}H240`, stroke: 4 },
    { role: 'ink', d: `M0 ${deck}${path(count, () => `l${panel / 2} ${-height}l${panel / 2} ${height}`)}`, stroke: 2 },
    { role: 'spot', d: path(count, (index) => circle(index * panel + panel / 2, deck - height, 3)) },
  ];
};

/** Contour lines around a summit, every third one stronger, the upper levels tinted. */
export const contour: Motif = (random) => {
  const levels = 9;
  const [x, y] = [random.int(80, 160), random.int(60, 100)];
  const [first, second] = [random.int(0, 628) / 100, random.int(0, 628) / 100];
  const drift = random.pick([1, -1]) * 3;
  const ringOf = (level: number) => {
    const size = 9 + level * 15;
    const points = series(8, (index) => {
      const angle = (index / 8) * Math.PI * 2;
      const form = 1 + 0.2 * Math.cos(2 * angle + first) + 0.13 * Math.cos(3 * angle + second + level * 0.12);
      return {
        x: x + level * drift + Math.cos(angle) * size * form * 1.35,
        y: y - level * 1.5 + Math.sin(angle) * size * form,
      };
    });
    return smooth(points);
  };
  const rings = series(levels, ringOf);
  return [
    { role: 'plane', d: rings[6] ?? '' },
    { role: 'half', d: rings[3] ?? '' },
    { role: 'ink', d: rings.filter((_, level) => level % 3 !== 0).join(''), stroke: 0.8 },
    { role: 'ink', d: rings.filter((_, level) => level % 3 === 0).join(''), stroke: 2 },
    { role: 'spot', d: `M${x} ${y - 5}l5 8h-10z` },
  ];
};

/** Returns a closed curve through the middles of the sides of a polygon. */
function smooth(points: readonly { x: number; y: number }[]): string {
  const middle = (index: number) => {
    const [a, b] = [points[index % points.length], points[(index + 1) % points.length]];
    return `${Math.round(((a?.x ?? 0) + (b?.x ?? 0)) / 2)} ${Math.round(((a?.y ?? 0) + (b?.y ?? 0)) / 2)}`;
  };
  const curves = points.map(({ x, y }, index) => `Q${Math.round(x)} ${Math.round(y)} ${middle(index)}`);
  return `M${middle(points.length - 1)}${curves.join('')}z`;
}

/** Flange with its circle of bolts and centre lines, larger than the sheet. */
export const flange: Motif = (random) => {
  const [x, y] = random.pick([
    [120, 80],
    [96, 88],
    [144, 72],
  ]);
  const bolts = random.pick([8, 10, 12]);
  const outer = random.pick([92, 104]);
  const ring = outer * 0.74;
  const at = (index: number) => {
    const angle = ((index + 0.5) / bolts) * Math.PI * 2;
    return { x: x + Math.cos(angle) * ring, y: y + Math.sin(angle) * ring };
  };
  return [
    { role: 'plane', d: circle(x, y, outer) },
    { role: 'half', d: circle(x, y, outer * 0.5) },
    { role: 'ink', d: circle(x, y, outer) + circle(x, y, outer * 0.5), stroke: 2.4 },
    { role: 'ink', d: circle(x, y, outer * 0.3), stroke: 2.4, fill: 'ground' },
    { role: 'ink', d: circle(x, y, ring) + circle(x, y, outer * 0.44), stroke: 0.8 },
    { role: 'ink', d: path(bolts, (index) => circle(at(index).x, at(index).y, 6)), stroke: 1.6, fill: 'ground' },
    { role: 'ink', d: `M0 ${y}H240M${x} 0V160`, stroke: 0.8, dash: '16 4 3 4' },
    { role: 'spot', d: circle(at(0).x, at(0).y, 6) },
  ];
};

/** Stack of cubes in three tones; some are missing. */
export const cubes: Motif = (random) => {
  const side = random.pick([30, 40]);
  const [half, rise] = [side, side / 2];
  const missing = random.int(3, 5);
  const offset = random.int(0, 4);
  const rows = Math.ceil(160 / (rise * 3)) + 1;
  const columns = Math.ceil(240 / (half * 2)) + 1;
  const places = series(rows * columns, (index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return { index: row * 3 + column + offset, x: column * half * 2 + (row % 2) * half, y: row * rise * 3 };
  });
  const shown = places.filter(({ index }) => index % missing !== 0);
  const [nearest] = shown.toSorted((a, b) => Math.hypot(a.x - 120, a.y - 80) - Math.hypot(b.x - 120, b.y - 80));
  const faces = (list: typeof places, move: string) => list.map(({ x, y }) => `M${x} ${y}${move}`).join('');
  const top = `l${half} ${rise}l${-half} ${rise}l${-half} ${-rise}z`;
  return [
    { role: 'plane', d: faces(shown, `m0 ${-rise}${top}`) },
    { role: 'half', d: faces(shown, `m${-half} 0l${half} ${rise}v${side}l${-half} ${-rise}z`) },
    { role: 'ink', d: faces(shown, `m${half} 0l${-half} ${rise}v${side}l${half} ${-rise}z`) },
    { role: 'spot', d: faces(nearest ? [nearest] : [], `m0 ${-rise}${top}`) },
  ];
};

/** Woven bands: each passes over and under its neighbours. */
export const weave: Motif = (random) => {
  const cell = random.pick([20, 24, 32]);
  const band = cell * 0.84;
  const columns = Math.ceil(240 / cell);
  const chosen = Math.floor(columns / 2) - random.int(0, 1);
  const start = (index: number) => (index % 2 === 0 ? 0 : -cell);
  const upright = (index: number) => `M${(index + 0.5) * cell} ${start(index) - cell}V180`;
  const dash = `${cell} ${cell}`;
  return [
    { role: 'ink', d: box(0, 0, 240, 160) },
    {
      role: 'half',
      d: path(columns, (index) => (index === chosen ? '' : `M${(index + 0.5) * cell} 0V160`)),
      stroke: band,
    },
    { role: 'spot', d: `M${(chosen + 0.5) * cell} 0V160`, stroke: band },
    { role: 'plane', d: path(Math.ceil(160 / cell), (index) => `M0 ${(index + 0.5) * cell}H240`), stroke: band },
    { role: 'ink', d: path(columns, upright), stroke: cell, dash },
    { role: 'half', d: path(columns, (index) => (index === chosen ? '' : upright(index))), stroke: band, dash },
    { role: 'spot', d: upright(chosen), stroke: band, dash },
  ];
};
