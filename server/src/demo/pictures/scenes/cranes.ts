import { blend, type Palette } from '../palette.ts';
import { clouds, ridge, ridgeLine, sky, skyline, sun, WIDE } from '../scenery.ts';
import { towerCrane } from '../structures.ts';
import { group, picture, polygon, rect, stroke, times } from '../svg.ts';
import type { Scene } from './scene.ts';

/** Site safety: cranes at dusk, a rising frame with scaffold, net and guard rails. */
export const cranes: Scene = (palette, random) => {
  const { main, second } = palette;
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.26, 0.8)],
      [0.3, blend(main(0.46, 0.6), second(0.6, 0.8), 0.5)],
      [0.55, second(0.74, 1.1)],
      [0.8, second(0.88, 0.9)],
      [1, second(0.94, 0.5)],
    ]),
    clouds(random, { y: 180, height: 260 }, second(0.84, 0.9), 8),
    sun(560, 620, 120, second(0.96, 0.5), second(0.86, 1)),
    ridge(ridgeLine(random, { y: 690, height: 40, waves: 1.4 }), blend(main(0.46, 0.5), second(0.66, 0.9), 0.55)),
    skyline(random, 790, 150, palette, 0.4),
    towerCrane({
      x: 250,
      ground: 800,
      tall: 500,
      jib: 330,
      colour: blend(main(0.3, 0.7), second(0.6, 0.8), 0.25),
      load: 0.7,
    }),
    building(palette),
    towerCrane({ x: 860, ground: 800, tall: 690, jib: -520, colour: main(0.18, 0.6), load: 0.58 }),
    rect(0, 796, 1600, 110, main(0.14, 0.5)),
    ...times(34, (index) => rect(index * 50 - 10, 752, 6, 48, main(0.14, 0.5))),
    rect(0, 762, 1600, 6, main(0.14, 0.5)),
    rect(0, 780, 1600, 6, main(0.14, 0.5)),
    barrier(palette),
  );
};

const BUILDING = { x: 990, y: 210, floor: 98, floors: 6, bay: 130, bays: 4 } as const;

function building({ main, second }: Palette): string {
  const { x, y, floor, floors, bay, bays } = BUILDING;
  const dark = main(0.2, 0.6);
  const right = x + bay * bays;
  const slabs = times(
    floors + 1,
    (index) =>
      rect(x - 26, y + index * floor, right - x + 52, 18, dark) +
      rect(x - 26, y + index * floor, right - x + 52, 3, second(0.8, 1)),
  );
  const columns = times((bays + 1) * floors, (index) =>
    rect(x - 9 + (index % (bays + 1)) * bay, y + Math.floor(index / (bays + 1)) * floor, 18, floor, dark),
  );
  const rails = times(
    floors + 1,
    (index) =>
      rect(x - 26, y + index * floor - 34, right - x + 52, 4, second(0.72, 1.2)) +
      rect(x - 26, y + index * floor - 18, right - x + 52, 3, second(0.72, 1.2)) +
      times(13, (post) => rect(x - 26 + post * 47, y + index * floor - 36, 3, 38, second(0.72, 1.2))).join(''),
  );
  const scaffold = [
    ...times(4, (index) => rect(right + 34 + index * 44, y - 60, 4, 660, main(0.28, 0.6))),
    ...times(14, (index) => rect(right + 20, y - 40 + index * 49, 166, index % 2 === 0 ? 7 : 3, main(0.28, 0.6))),
    ...times(6, (index) =>
      stroke(
        [
          [right + 36, y + 50 + index * 98],
          [right + 168, y - 40 + index * 98],
        ],
        main(0.28, 0.6),
        3,
      ),
    ),
  ];
  const workers = [
    [1060, y],
    [1340, y + floor],
    [1210, y + 3 * floor],
  ].map(([left = 0, ground = 0]) => worker(left, ground, second(0.8, 1.2), dark));
  return group(
    {},
    ...columns,
    ...rails,
    ...slabs,
    ...workers,
    ...scaffold,
    net(right + 34, palette2(main, second)),
    ...times(
      bays + 1,
      (index) => rect(x - 6 + index * bay, y - 54, 3, 54, dark) + rect(x + 3 + index * bay, y - 46, 3, 46, dark),
    ),
  );
}

function palette2(main: Palette['main'], second: Palette['second']): string {
  return blend(main(0.56, 0.9), second(0.7, 0.8), 0.2);
}

/** The net that wraps the lower half of the scaffold. */
function net(x: number, colour: string): string {
  const threads = times(12, (index) =>
    stroke(
      [
        [x, 490 + index * 24],
        [x + 140, 490 + index * 24],
      ],
      colour,
      1.5,
    ),
  );
  return group(
    {},
    rect(x, 480, 140, 316, colour, { opacity: 0.35 }),
    ...threads,
    ...times(6, (index) =>
      stroke(
        [
          [x + index * 27, 480],
          [x + index * 27, 796],
        ],
        colour,
        1.5,
      ),
    ),
  );
}

function worker(x: number, ground: number, vest: string, dark: string): string {
  return group(
    {},
    rect(x - 9, ground - 30, 8, 30, dark),
    rect(x + 1, ground - 30, 8, 30, dark),
    rect(x - 11, ground - 56, 22, 30, vest, { rx: 5 }),
    rect(x - 7, ground - 72, 14, 16, dark, { rx: 7 }),
    polygon(
      [
        [x - 11, ground - 66],
        [x - 8, ground - 76],
        [x + 8, ground - 76],
        [x + 13, ground - 66],
      ],
      vest,
    ),
  );
}

/** Striped barrier boards along the road. */
function barrier({ second, main }: Palette): string {
  const stripes = times(34, (index) =>
    polygon(
      [
        [index * 50 - 20, 872],
        [index * 50 + 5, 872],
        [index * 50 - 13, 900],
        [index * 50 - 38, 900],
      ],
      second(0.74, 1.2),
    ),
  );
  return group({}, rect(0, 868, 1600, 32, main(0.1, 0.4)), ...stripes);
}
