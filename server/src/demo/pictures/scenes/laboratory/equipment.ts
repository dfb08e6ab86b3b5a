import { dial, specimen } from '../../instruments.ts';
import { blend, type Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { cylinder } from '../../solids.ts';
import { circle, curve, group, line, path, rect, stroke, times } from '../../svg.ts';

/** Height of the bench's top. */
export const BENCH = 640;

/** Three of them on one pipe. */
export function gauges(palette: Palette): string {
  const pipe = palette.second(0.66, 1.15);
  return group(
    {},
    line([1170, 262], [1600, 262], pipe, 16),
    line([1170, 257], [1600, 257], palette.second(0.86, 0.95), 4),
    ...[1296, 1414, 1532].map(
      (x, index) =>
        rect(x - 13, 214, 26, 56, pipe, { rx: 5 }) + dial({ x, y: 172, radius: 52, turn: -70 + index * 62 }, palette),
    ),
    curve('M1178 262Q1150 262 1150 300V640', pipe, 16),
  );
}

/** Specimens that harden, each with its label. */
export function shelf(palette: Palette, random: Random): string {
  const { main, second, paper } = palette;
  const row = times(6, (index) => {
    const place = {
      x: 1220 + index * 68,
      top: 322 + (index % 3 === 1 ? 26 : 0),
      height: index % 3 === 1 ? 70 : 96,
      radius: 26,
    };
    return (
      specimen(palette, random, place) +
      rect(place.x - 11, 374, 20, 14, index % 2 === 0 ? second(0.7, 1.2) : paper, { rx: 2 })
    );
  });
  return group(
    {},
    rect(1180, 424, 420, 14, second(0.74, 0.9)),
    rect(1180, 438, 420, 6, second(0.52, 0.9)),
    rect(1180, 444, 420, 30, main(0.2, 0.6), { opacity: 0.25 }),
    ...row,
  );
}

/** A stack for the grading curve: the finest at the bottom. */
export function sieves({ main, second }: Palette): string {
  const steel = { light: main(0.88, 0.15), dark: main(0.46, 0.4), cap: main(0.7, 0.3) };
  const brass = { light: second(0.86, 0.95), dark: second(0.5, 1.1), cap: second(0.7, 1) };
  const rings = times(5, (index) =>
    cylinder({
      id: `sieve-${index}`,
      x: 640,
      top: BENCH - 32 - index * 42,
      height: 34,
      radius: 78,
      flat: 0.16,
      ...(index % 2 === 0 ? steel : brass),
    }),
  );
  return group(
    {},
    ...rings,
    cylinder({ id: 'lid', x: 640, top: BENCH - 216, height: 14, radius: 82, flat: 0.16, ...steel }),
    cylinder({ id: 'knob', x: 640, top: BENCH - 232, height: 18, radius: 12, flat: 0.3, ...brass }),
  );
}

/** A balance, a specimen on its pan. */
export function balance(palette: Palette, random: Random): string {
  const { main, second, paper, ink } = palette;
  const steel = { light: main(0.9, 0.12), dark: main(0.5, 0.4), cap: main(0.78, 0.25) };
  return group(
    {},
    path(`M806 ${BENCH + 8}L822 ${BENCH - 62}H978L994 ${BENCH + 8}Z`, blend(paper, main(0.7, 0.3), 0.25)),
    rect(846, BENCH - 46, 108, 34, ink, { rx: 5 }),
    ...[862, 884, 906, 928].map((x) => rect(x, BENCH - 38, 12, 18, second(0.78, 1.2), { rx: 2 })),
    rect(888, BENCH - 82, 24, 24, main(0.4, 0.5)),
    cylinder({ id: 'pan', x: 900, top: BENCH - 90, height: 8, radius: 92, flat: 0.12, ...steel }),
    specimen(palette, random, { x: 900, top: BENCH - 188, height: 96, radius: 34 }),
  );
}

/** The curve of the test. */
export function screen({ main, second, paper, ink }: Palette): string {
  const trace = '1206,598 1240,586 1280,562 1320,528 1356,498 1386,484 1402,490 1412,530 1420,594';
  return group(
    {},
    rect(1290, 606, 60, 34, main(0.3, 0.5)),
    rect(1236, BENCH - 2, 168, 12, main(0.24, 0.5), { rx: 5 }),
    rect(1172, 448, 296, 174, main(0.16, 0.5), { rx: 12 }),
    rect(1184, 460, 272, 150, ink, { rx: 5 }),
    ...times(4, (index) => rect(1196, 486 + index * 30, 248, 1.5, main(0.44, 0.5))),
    stroke(trace, second(0.78, 1.2), 5, { 'stroke-linejoin': 'round' }),
    circle(1386, 484, 7, paper),
  );
}
