import type { Palette } from './palette.ts';
import { circle, directions, group, line, linear, polygon, rect, stroke, times, type Point } from './svg.ts';

/** A crawler rig whose mast stands over the hole at x; it is 330 wide and stands on 368. */
export function drillingRig({ main, second }: Palette, x: number): string {
  const [dark, body] = [main(0.22, 0.7), second(0.68, 1.2)];
  const lattice = times(9, (index) =>
    stroke(
      [
        [x - 13, 356 - index * 34],
        [x + 13, 339 - index * 34],
        [x - 13, 322 - index * 34],
      ],
      dark,
      3,
    ),
  );
  return group(
    {},
    ...lattice,
    stroke(
      [
        [x - 14, 366],
        [x - 12, 52],
        [x + 12, 52],
        [x + 14, 366],
      ],
      dark,
      6,
    ),
    circle(x, 52, 15, dark),
    stroke(
      [
        [x + 14, 130],
        [x + 150, 330],
      ],
      dark,
      7,
    ),
    rect(x - 26, 214, 52, 58, body, { rx: 6 }),
    rect(x + 26, 262, 250, 66, body, { rx: 8 }),
    polygon(
      [
        [x + 200, 264],
        [x + 200, 196],
        [x + 262, 196],
        [x + 292, 264],
      ],
      dark,
    ),
    polygon(
      [
        [x + 212, 256],
        [x + 212, 208],
        [x + 256, 208],
        [x + 276, 256],
      ],
      second(0.92, 0.5),
    ),
    rect(x + 26, 262, 250, 12, second(0.82, 1)),
    rect(x + 20, 324, 276, 44, dark, { rx: 22 }),
    ...[44, 102, 160, 218, 270].map((wheel) => circle(x + wheel, 346, 14, main(0.4, 0.5))),
  );
}

/** A panel by its upper left and right corner and the way down from each. */
export function solarPanel({ main, second, paper }: Palette, from: Point, to: Point, down: Point): string {
  const at = (across: number, deep: number): Point => [
    from[0] + (to[0] - from[0]) * across + down[0] * deep,
    from[1] + (to[1] - from[1]) * across + down[1] * deep,
  ];
  const quad = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  const back = quad.map(([x, y]): Point => [x + 6, y + 9]);
  const bar = { opacity: 0.8 } as const;
  return group(
    {},
    polygon(back, main(0.18, 0.5)),
    linear(
      'cells',
      [
        [0, second(0.8, 0.9)],
        [0.35, main(0.44, 0.8)],
        [1, main(0.22, 0.7)],
      ],
      directions.lean,
    ),
    polygon(quad, 'url(#cells)', { stroke: paper, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
    ...[1, 2, 3, 4, 5].map((part) => line(at(part / 6, 0), at(part / 6, 1), paper, 1.8, bar)),
    ...[1, 2].map((part) => line(at(0, part / 3), at(1, part / 3), paper, 1.8, bar)),
  );
}
