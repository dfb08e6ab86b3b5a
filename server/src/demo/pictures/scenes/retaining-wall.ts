import { blend, type Palette } from '../palette.ts';
import { clouds, cypresses, ridge, ridgeLine, sky, sun, WIDE } from '../scenery.ts';
import { directions, circle, group, linear, path, picture, polygon, rect, stroke, times, type Point } from '../svg.ts';
import type { Scene } from './scene.ts';

/** Slopes: an anchored wall holds a hillside with houses on it, anchors reach into the rock. */
export const retainingWall: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.66, 0.5)],
      [0.4, main(0.84, 0.3)],
      [0.7, second(0.93, 0.5)],
    ]),
    sun(260, 220, 66, paper, second(0.88, 0.9)),
    clouds(random, { y: 90, height: 200 }, '#ffffff', 7),
    ridge(ridgeLine(random, { y: 520, height: 80, waves: 1 }), main(0.74, 0.4)),
    ridge(ridgeLine(random, { y: 610, height: 50, waves: 1.7 }), main(0.6, 0.6)),
    hillside(palette),
    anchors(palette),
    wall(palette),
    linear('road', [
      [0, main(0.34, 0.4)],
      [1, main(0.22, 0.4)],
    ]),
    polygon('0,800 700,800 700,900 0,900', 'url(#road)'),
    ...times(6, (index) => rect(20 + index * 120, 846, 66, 7, second(0.86, 0.9))),
    car(palette),
    cypresses('60,800,210 116,802,280 176,800,190', main(0.26, 0.8), main(0.38, 0.9)),
  );
};

function hillside({ main, second }: Palette): string {
  const house = (x: number, ground: number, width: number, tall: number) =>
    rect(x, ground - tall, width, tall, second(0.93, 0.4)) +
    rect(x + width * 0.66, ground - tall, width * 0.34, tall, second(0.8, 0.5)) +
    polygon(
      [
        [x - 12, ground - tall],
        [x + width * 0.33, ground - tall - 46],
        [x + width * 0.66, ground - tall],
      ],
      second(0.6, 1.1),
    ) +
    polygon(
      [
        [x + width * 0.33, ground - tall - 46],
        [x + width + 8, ground - tall - 40],
        [x + width + 12, ground - tall],
        [x + width * 0.66, ground - tall],
      ],
      second(0.5, 1),
    ) +
    [0.14, 0.4].map((share) => rect(x + width * share, ground - tall + 26, 24, 34, main(0.46, 0.7))).join('');
  return group(
    {},
    cypresses('900,352,190 960,346,140 1250,262,180 1560,176,200', main(0.26, 0.8), main(0.38, 0.9)),
    house(1010, 342, 180, 108),
    house(1320, 246, 190, 118),
    path('M690 420C780 384 860 366 980 340C1180 290 1280 240 1600 160L1600 900L690 900Z', main(0.42, 0.9)),
    path('M690 448C820 408 1000 372 1140 336C1300 292 1440 236 1600 196L1600 900L690 900Z', second(0.6, 0.75)),
    path('M690 540C900 500 1200 440 1600 330L1600 900L690 900Z', second(0.48, 0.7)),
    path('M690 640C940 620 1250 570 1600 480L1600 900L690 900Z', blend(main(0.36, 0.5), second(0.4, 0.6), 0.35)),
    path('M690 770C960 760 1280 730 1600 650L1600 900L690 900Z', main(0.24, 0.6)),
    ...times(30, (index) =>
      circle(760 + ((index * 197) % 820), 700 + ((index * 83) % 180), 4 + (index % 4) * 3, main(0.34, 0.5), {
        opacity: 0.6,
      }),
    ),
  );
}

function anchors({ second, paper }: Palette): string {
  const rods = times(4, (index) => {
    const [from, to]: [Point, Point] = [
      [700, 478 + index * 84],
      [1180 + index * 40, 622 + index * 66],
    ];
    const bulb: Point = [from[0] + (to[0] - from[0]) * 0.62, from[1] + (to[1] - from[1]) * 0.62];
    return (
      stroke([bulb, to], second(0.86, 0.5), 26, { 'stroke-linecap': 'round', opacity: 0.9 }) +
      stroke([from, to], paper, 6, { 'stroke-linecap': 'round' }) +
      stroke([from, bulb], second(0.74, 1.2), 6)
    );
  });
  return group({}, ...rods);
}

function wall({ main, second }: Palette): string {
  const face = linear(
    'wall',
    [
      [0, second(0.9, 0.3)],
      [1, main(0.6, 0.35)],
    ],
    directions.across,
  );
  const heads = times(12, (index) => {
    const [x, y] = [616 + (index % 3) * 34, 478 + Math.floor(index / 3) * 84];
    return rect(x - 12, y - 14, 24, 28, second(0.62, 1.2), { rx: 3 }) + circle(x, y, 6, main(0.24, 0.6));
  });
  return group(
    {},
    face,
    polygon('592,424 704,410 716,806 592,806', 'url(#wall)'),
    ...times(5, (index) => rect(592, 504 + index * 64, 120, 3, main(0.5, 0.4), { opacity: 0.6 })),
    polygon('580,416 712,400 712,420 580,436', second(0.95, 0.3)),
    ...heads,
    ...times(8, (index) => rect(592 + index * 15, 366, 3, 52, main(0.3, 0.7))),
    rect(590, 364, 112, 5, main(0.3, 0.7)),
  );
}

function car({ main, second }: Palette): string {
  return group(
    {},
    path('M300 830v-26q0-10 12-12l30-4 26-30q6-6 16-6h66q12 0 18 8l20 28 24 6q10 3 10 14v22z', second(0.68, 1.2)),
    path('M356 788l20-24q4-4 10-4h26v28zM424 760h26q8 0 12 6l14 22h-52z', main(0.3, 0.6)),
    circle(352, 830, 20, main(0.16, 0.5)),
    circle(476, 830, 20, main(0.16, 0.5)),
    circle(352, 830, 8, second(0.9, 0.4)),
    circle(476, 830, 8, second(0.9, 0.4)),
  );
}
