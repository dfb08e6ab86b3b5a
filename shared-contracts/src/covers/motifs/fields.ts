import { box, circle, path, round, series, type Motif } from '../cover-shape.ts';

/** Light through louvres: bars that become wider from one edge to the other, in two rows that run against each other. */
export const louvres: Motif = (random) => {
  const count = random.pick([10, 12, 14]);
  const pitch = 240 / count;
  const split = random.pick([56, 64, 96, 104]);
  const bars = (from: number, to: number, isGrowing: boolean) =>
    path(count, (index) => {
      const share = (index + 1) / (count + 1);
      const width = round(pitch * (isGrowing ? share : 1 - share));
      return box(round(index * pitch), from, width, to - from);
    });
  const isGrowing = random.chance(0.5);
  const mark = Math.floor(count / 2) + (isGrowing ? 1 : -2);
  return [
    { role: 'plane', d: box(0, split, 240, 160 - split) },
    { role: 'ink', d: bars(0, split, isGrowing) },
    { role: 'half', d: bars(split, 160, !isGrowing) },
    {
      role: 'spot',
      d: box(
        round(mark * pitch),
        split,
        round(pitch * (isGrowing ? 1 - (mark + 1) / (count + 1) : (mark + 1) / (count + 1))),
        160 - split,
      ),
    },
  ];
};

/** Quarter circles on a grid, turned by one rule per sheet. */
export const arcs: Motif = (random) => {
  const cell = 40;
  const rule = random.pick<(x: number, y: number) => number>([
    (x, y) => (x + y) % 4,
    (x, y) => (x * 2 + y) % 4,
    (x, y) => (x % 2) + (y % 2) * 2,
    (x, y) => (x % 2 === y % 2 ? 0 : 2),
    (x, y) => (x + y * 3) % 4,
  ]);
  const [ox, oy] = [random.int(0, 3), random.int(0, 3)];
  const quarter = (x: number, y: number) => {
    const [left, top, right, bottom] = [x * cell, y * cell, (x + 1) * cell, (y + 1) * cell];
    const a = `a${cell} ${cell} 0 0 1`;
    return [
      `M${left} ${bottom}V${top}${a} ${cell} ${cell}z`,
      `M${left} ${top}H${right}${a} ${-cell} ${cell}z`,
      `M${right} ${top}V${bottom}${a} ${-cell} ${-cell}z`,
      `M${right} ${bottom}H${left}${a} ${cell} ${-cell}z`,
    ][rule(x + ox, y + oy)];
  };
  const cells = series(24, (index) => ({ x: index % 6, y: Math.floor(index / 6) }));
  const of = (remainder: number) =>
    cells
      .filter(({ x, y }) => (x + 2 * y + ox) % 3 === remainder && !(x === 3 && y === 1))
      .map(({ x, y }) => quarter(x, y))
      .join('');
  return [
    { role: 'plane', d: of(0) },
    { role: 'half', d: of(1) },
    { role: 'ink', d: of(2) },
    { role: 'spot', d: quarter(3, 1) ?? '' },
  ];
};

/** Measured waves, each a little later and lower than the one before. */
export const waves: Motif = (random) => {
  const count = random.pick([12, 15]);
  const length = random.pick([40, 48, 60]);
  const gap = 160 / count;
  const lean = random.pick([1, -1]) * random.pick([4, 6]);
  const swell = random.pick([0.5, 0.65, 0.8]) * count;
  const waveOf = (index: number) => {
    const height = round(4 + 14 * Math.exp(-((index - swell) ** 2) / (count * 0.9)));
    const start = ((index * lean) % (length * 2)) - length * 2;
    const tail = path(Math.ceil(240 / length) + 3, () => `t${length} 0`);
    return `M${start} ${round((index + 0.5) * gap)}q${length / 2} ${-height} ${length} 0${tail}`;
  };
  const chosen = Math.round(swell);
  return [
    { role: 'plane', d: `${waveOf(chosen)}V160H0z` },
    { role: 'ink', d: path(count, (index) => (index === chosen ? '' : waveOf(index))), stroke: 1.2 },
    { role: 'spot', d: waveOf(chosen), stroke: 3 },
  ];
};

/** Bundle of lines that turns by 45°, as on the plan of a network, with stops. */
export const lines: Motif = (random) => {
  const gap = 17;
  const bundle = 6;
  const turn = random.pick([64, 80, 96]);
  const drop = random.pick([48, 64]) * random.pick([1, -1]);
  const top = drop > 0 ? 10 : 66;
  const bend = gap * Math.sign(drop) * 0.41;
  const lineOf = (index: number) =>
    `M0 ${top + index * gap}H${round(turn - index * bend)}l${Math.abs(drop)} ${drop}H240`;
  const chosen = random.int(2, 3);
  const all = series(bundle, lineOf);
  const stops = [
    { x: 40, y: top + chosen * gap },
    { x: turn + Math.abs(drop) + 48, y: top + chosen * gap + drop },
  ];
  return [
    { role: 'plane', d: all.filter((_, index) => index % 2 === chosen % 2 && index !== chosen).join(''), stroke: 11 },
    { role: 'half', d: all.filter((_, index) => index % 2 !== chosen % 2).join(''), stroke: 11 },
    { role: 'ink', d: lineOf(chosen), stroke: 11 },
    { role: 'ink', d: stops.map(({ x, y }) => circle(x, y, 9)).join(''), stroke: 3, fill: 'ground' },
    { role: 'spot', d: stops.map(({ x, y }) => circle(x, y, 4.5)).join('') },
  ];
};

/** Parcels of land from above, each with its furrows, and a road across them. */
export const parcels: Motif = (random) => {
  const edges = random.pick([
    [0, 72, 152, 240],
    [0, 96, 160, 240],
    [0, 64, 168, 240],
  ]);
  const parts = edges.slice(0, -1).flatMap((x, index) => {
    const split = random.pick([48, 64, 96, 112]);
    const width = (edges[index + 1] ?? 240) - x;
    return [
      { x, y: 0, width, height: split },
      { x, y: split, width, height: 160 - split },
    ];
  });
  const furrows = ({ x, y, width, height }: (typeof parts)[number], gap: number) =>
    path(Math.ceil(height / gap) - 1, (index) => `M${x} ${y + (index + 1) * gap}h${width}`);
  const ridges = ({ x, y, width, height }: (typeof parts)[number], gap: number) =>
    path(Math.ceil(width / gap) - 1, (index) => `M${x + (index + 1) * gap} ${y}v${height}`);
  const first = random.int(0, 1);
  const of = (remainder: number) =>
    parts.filter((_, index) => (index * 2 + Math.floor(index / 2) + first) % 3 === remainder);
  const area = ({ x, y, width, height }: (typeof parts)[number]) => box(x, y, width, height);
  const [from, to] = random.pick([
    [20, 132],
    [140, 36],
  ]);
  const road = `M0 ${from}C80 ${from} 150 ${to} 240 ${to}`;
  return [
    { role: 'plane', d: of(0).map(area).join('') },
    { role: 'half', d: of(1).map(area).join('') },
    {
      role: 'ink',
      d: of(0)
        .map((part) => furrows(part, 8))
        .join(''),
      stroke: 0.8,
    },
    {
      role: 'ink',
      d: of(2)
        .map((part) => ridges(part, 8))
        .join(''),
      stroke: 0.8,
    },
    { role: 'ink', d: parts.map(area).join(''), stroke: 2 },
    { role: 'ink', d: road, stroke: 16 },
    { role: 'ground', d: road, stroke: 12 },
    { role: 'spot', d: road, stroke: 1.6, dash: '10 8' },
  ];
};
