import { box, path, round, series, type Motif } from '../cover-shape.ts';

/** Façade that is larger than the sheet: windows in their reveals, and the shadow of a building across the street. */
export const facade: Motif = (random) => {
  const [width, height] = random.pick([
    [40, 40],
    [30, 40],
    [40, 53],
  ]);
  const [pane, tall] = [width * 0.5, height * 0.6];
  const [rows, columns] = [Math.ceil(160 / height), 240 / width];
  const edge = random.pick([24, 56, 88]);
  const lit = random.int(0, 1);
  const line = (move: number, shift = 0) =>
    path(rows, (row) => `M${width * 0.25 + shift} ${round((row + 0.5) * height + move)}H240`);
  const dash = `${pane} ${pane}`;
  const mullions = path(columns * rows, (index) => {
    const x = ((index % columns) + 0.5) * width;
    const y = (Math.floor(index / columns) + 0.5) * height - tall / 2;
    return `M${round(x)} ${round(y)}v${round(tall)}`;
  });
  return [
    { role: 'plane', d: box(0, 0, 240, 160) },
    {
      role: 'half',
      d: random.chance(0.5) ? `M0 0H${edge + 120}L${edge} 160H0z` : `M240 160H${edge}L${edge + 120} 0H240z`,
    },
    { role: 'ink', d: line(0), stroke: tall, dash },
    { role: 'ground', d: line(tall / 2 + 1.5, -2), stroke: 3, dash: `${pane + 4} ${pane - 4}` },
    {
      role: 'spot',
      d: box(
        (Math.floor(columns / 2) - lit + 0.25) * width,
        (Math.floor(rows / 2) - lit + 0.5) * height - tall / 2,
        pane,
        tall,
      ),
    },
    { role: 'plane', d: mullions, stroke: 1.2 },
  ];
};

/** Arcade in the evening light: openings with their reveals, and the shadow of each pier on the ground. */
export const arcade: Motif = (random) => {
  const width = random.pick([40, 48, 60]);
  const gap = width * 0.3;
  const radius = (width - gap) / 2;
  const spring = random.pick([64, 72, 80]);
  const depth = gap * random.pick([0.5, 0.8]) * random.pick([1, -1]);
  const base = 136;
  const count = 240 / width + 2;
  const opening = (x: number) => `M${x} ${base}V${spring}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${base}z`;
  const at = (index: number) => Math.round((index - 1) * width + gap / 2);
  const chosen = Math.ceil(count / 2) - 1;
  return [
    { role: 'plane', d: box(0, 24, 240, base - 24) },
    { role: 'ink', d: path(count, (index) => opening(at(index))) },
    { role: 'half', d: path(count, (index) => opening(at(index) + depth)) },
    { role: 'spot', d: opening(at(chosen) + depth) },
    { role: 'ink', d: `M0 24H240M0 ${base}H240M0 ${base + 8}H240`, stroke: 1.2 },
  ];
};

/** Section through a flight of stairs with its railing; the space below it is in the shadow. */
export const stairs: Motif = (random) => {
  const count = random.pick([6, 8, 10]);
  const [run, rise] = [240 / count, 128 / count];
  const isRising = random.chance(0.5);
  const side = isRising ? 1 : -1;
  const start = isRising ? 0 : 240;
  const top = 164;
  const slope = (x: number, y: number) => `M${start + x * side} ${y}l${240 * side} -128`;
  const steps = path(count, () => `v${-round(rise)}h${round(run * side)}`);
  const posts = path(
    count,
    (index) => `M${round(start + (index + 0.5) * run * side)} ${round(top - (index + 1) * rise)}v-36`,
  );
  const mark = random.int(2, count - 3);
  return [
    { role: 'plane', d: `M${start} 160L${start + 240 * side} ${top - 128 + 20}V160z` },
    { role: 'half', d: `M${start + 96 * side} 160l${144 * side} -77V160z` },
    { role: 'ink', d: `M${start} ${top}${steps}v22l${-240 * side} 128z` },
    { role: 'ink', d: posts, stroke: 1.2 },
    { role: 'ink', d: slope(0, round(top - 36 - rise / 2)), stroke: 3 },
    {
      role: 'spot',
      d: `M${round(start + mark * run * side)} ${round(top - (mark + 1) * rise)}h${round(run * side)}`,
      stroke: 5,
    },
  ];
};

/** Floor plan: walls cut through, openings with the swing of their doors, a grid of columns. */
export const plan: Motif = (random) => {
  const wall = 5;
  const across = random.pick([88, 104, 136, 152]);
  const along = random.pick([56, 72, 88]);
  const [left, top, right, bottom] = [32, 24, 208, 136];
  const door = 20;
  const filled = random.chance(0.5)
    ? box(left, top, across - left, along - top)
    : box(across, along, right - across, bottom - along);
  return [
    { role: 'plane', d: box(left, top, right - left, bottom - top) },
    { role: 'half', d: filled },
    {
      role: 'ink',
      d: `M${across - door - 8} ${bottom}H${left}V${top}H${right}V${bottom}H${across + 12}M${across} ${top}V${along - door - 6}M${across} ${along - 6}V${bottom}M${left} ${along}H${across - door - 14}M${across - 14} ${along}H${right}`,
      stroke: wall,
    },
    {
      role: 'ink',
      d: `M${across} ${along - 6}h${-door}a${door} ${door} 0 0 1 ${door} ${-door}M${across - 14} ${along}v${door}a${door} ${door} 0 0 1 ${-door} ${-door}M0 12H240M0 148H240M16 0V160M224 0V160`,
      stroke: 0.8,
    },
    {
      role: 'ink',
      d: path(6, (index) => box(left + 8 + (index % 3) * 78, top + 8 + Math.floor(index / 3) * 90, 4, 4)),
    },
    { role: 'ink', d: `M${left} 8v8M${across} 8v8M${right} 8v8M12 ${top}h8M12 ${along}h8M12 ${bottom}h8`, stroke: 2 },
    { role: 'spot', d: box(across + 12, top + 12, 20, 20) },
  ];
};

/** Section through a foundation: concrete is hatched, the ground lies below it in layers. */
export const section: Motif = (random) => {
  const ground = random.pick([72, 80, 88]);
  const stem = random.pick([24, 32]);
  const foot = random.pick([96, 112, 128]);
  const depth = 24;
  const middle = random.pick([104, 120, 136]);
  const base = 128;
  const [stemLeft, footLeft] = [middle - stem / 2, middle - foot / 2];
  const hatch = [...hatchOf(stemLeft, 0, stem, base - depth), ...hatchOf(footLeft, base - depth, foot, depth)].join('');
  return [
    { role: 'plane', d: box(0, ground, 240, 160) },
    { role: 'half', d: box(0, base, 240, 160) },
    { role: 'plane', d: box(0, base + 16, 240, 160) },
    { role: 'ink', d: `M0 ${ground + 20}H240M0 ${ground + 34}H240`, stroke: 0.8, dash: '14 5 3 5' },
    { role: 'ink', d: `M0 ${ground}H${stemLeft}M${stemLeft + stem} ${ground}H240M0 ${base}H240`, stroke: 2 },
    { role: 'spot', d: `M${footLeft} ${base + 4}h${foot}`, stroke: 3 },
    { role: 'ground', d: `${box(stemLeft, 0, stem, base)}${box(footLeft, base - depth, foot, depth)}` },
    { role: 'ink', d: hatch, stroke: 0.8 },
    {
      role: 'ink',
      d: `M${stemLeft} 0V${base - depth}H${footLeft}v${depth}h${foot}v${-depth}H${stemLeft + stem}V0`,
      stroke: 2.4,
    },
  ];
};

/** Returns lines at 45° that fill a rectangle; they continue over rectangles that touch. */
function hatchOf(left: number, top: number, width: number, height: number): string[] {
  const gap = 7;
  const first = Math.ceil((left + top) / gap);
  const count = Math.floor((left + width + top + height) / gap) - first + 1;
  return series(count, (index) => {
    const sum = (first + index) * gap;
    const x = Math.max(left, sum - top - height);
    const end = Math.min(left + width, sum - top);
    return end > x ? `M${x} ${sum - x}L${end} ${sum - end}` : '';
  });
}
