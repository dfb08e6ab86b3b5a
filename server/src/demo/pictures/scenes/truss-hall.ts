import { blend, type Palette } from '../palette.ts';
import { WIDE } from '../scenery.ts';
import { group, linear, picture, polygon, radial, rect, round, stroke, times, type Point } from '../svg.ts';
import type { Scene } from './scene.ts';

const VANISH: Point = [800, 470];

/** A point of the hall's section, drawn `depth` (1 near, towards 0 far) away. */
function at(x: number, y: number, depth: number): Point {
  return [VANISH[0] + (x - VANISH[0]) * depth, VANISH[1] + (y - VANISH[1]) * depth];
}

/** Steel: the inside of a hall, frame behind frame, beams of morning light through the roof. */
export const trussHall: Scene = (palette) => {
  const { main, second, paper } = palette;
  const depths = [0.26, 0.33, 0.42, 0.54, 0.7, 0.92, 1.22];
  return picture(
    WIDE.width,
    WIDE.height,
    linear('roof', [
      [0, main(0.18, 0.6)],
      [1, main(0.4, 0.7)],
    ]),
    rect(0, 0, WIDE.width, WIDE.height, 'url(#roof)'),
    polygon(
      [at(-260, 200, 0.2), at(800, -140, 0.2), at(1860, 200, 0.2), at(1860, 960, 0.2), at(-260, 960, 0.2)],
      second(0.95, 0.5),
    ),
    sideWalls(palette),
    floor(palette),
    ...depths.map((depth, index) =>
      frame(depth, blend(second(0.78, 0.8), main(0.2, 0.7), index / 6), blend(paper, second(0.66, 1), index / 6)),
    ),
    ...beams(palette),
    radial('end', [
      [0, paper, 0.9],
      [1, second(0.9, 0.8), 0],
    ]),
    `<ellipse cx="800" cy="470" rx="420" ry="280" fill="url(#end)"/>`,
    figure(palette),
  );
};

function frame(depth: number, steel: string, light: string): string {
  const top = (x: number) => -140 + Math.abs(x - 800) * 0.32;
  const bottom = (x: number) => top(x) + 150 - Math.abs(x - 800) * 0.06;
  const nodes = times(17, (index) => -260 + index * 132.5);
  const diagonals = nodes.slice(0, -1).map((x, index) => {
    const next = x + 132.5;
    return stroke(
      index % 2 === 0
        ? [at(x, top(x), depth), at(next, bottom(next), depth)]
        : [at(x, bottom(x), depth), at(next, top(next), depth)],
      steel,
      round(14 * depth),
    );
  });
  const chord = (edge: (x: number) => number, width: number, colour: string) =>
    stroke(
      nodes.map((x) => at(x, edge(x), depth)),
      colour,
      round(width * depth),
    );
  const columns = [-260, 1860].map(
    (x) =>
      stroke([at(x, top(x), depth), at(x, 960, depth)], steel, round(54 * depth)) +
      stroke(
        [at(x + (x < 800 ? 24 : -24), 230, depth), at(x + (x < 800 ? 24 : -24), 960, depth)],
        light,
        round(6 * depth),
      ),
  );
  return group(
    { 'stroke-linecap': 'round' },
    ...diagonals,
    chord(top, 24, steel),
    chord(bottom, 22, steel),
    chord((x) => bottom(x) + 9, 4, light),
    ...columns,
  );
}

function sideWalls({ main, second }: Palette): string {
  const bay = (side: number, low: number, high: number, fill: string, far: number, near: number) =>
    polygon([at(side, low, far), at(side, low, near), at(side, high, near), at(side, high, far)], fill);
  const steps = [0.2, 0.29, 0.37, 0.48, 0.62, 0.8, 1.05, 1.5];
  return group(
    {},
    ...[-260, 1860].map((side) => bay(side, 190, 960, side < 0 ? main(0.42, 0.75) : main(0.34, 0.75), 0.2, 1.6)),
    ...steps
      .slice(0, -1)
      .flatMap((far, index) =>
        [-260, 1860].map((side) =>
          bay(
            side,
            320,
            640,
            side < 0 ? second(0.82, 0.9) : main(0.6, 0.6),
            far * 1.04,
            (steps[index + 1] ?? 1.5) * 0.97,
          ),
        ),
      ),
  );
}

function floor({ main, second }: Palette): string {
  const lines = times(13, (index) =>
    stroke([at(-260 + index * 176, 960, 0.2), at(-260 + index * 176, 960, 2)], main(0.34, 0.6), 2, { opacity: 0.5 }),
  );
  return group(
    {},
    linear('floor', [
      [0, second(0.9, 0.6)],
      [1, main(0.36, 0.6)],
    ]),
    polygon([at(-260, 960, 0.2), at(1860, 960, 0.2), at(1860, 960, 2), at(-260, 960, 2)], 'url(#floor)'),
    ...lines,
  );
}

function beams({ second }: Palette): string[] {
  return times(5, (index) => {
    const x = 250 + index * 230;
    return (
      linear(`beam-${index}`, [
        [0, second(0.95, 0.7), 0],
        [0.2, second(0.95, 0.7), 0.4],
        [1, second(0.95, 0.7), 0],
      ]) +
      polygon(
        [
          [x, 120],
          [x + 70, 120],
          [x + 330, 800],
          [x + 150, 800],
        ],
        `url(#beam-${index})`,
      )
    );
  });
}

function figure({ main, second }: Palette): string {
  const dark = main(0.18, 0.6);
  return group(
    {},
    polygon('774,700 800,700 740,860 690,860', dark, { opacity: 0.3 }),
    rect(772, 640, 13, 62, dark),
    rect(790, 640, 13, 62, dark),
    rect(766, 582, 43, 66, second(0.7, 1.2), { rx: 10 }),
    rect(777, 554, 21, 26, dark, { rx: 10 }),
    polygon('768,564 774,546 800,546 808,564', second(0.94, 0.5)),
  );
}
