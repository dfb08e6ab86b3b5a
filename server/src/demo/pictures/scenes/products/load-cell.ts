import { blend, type Palette } from '../../palette.ts';
import { between, type Random } from '../../random.ts';
import { ridge, ridgeLine } from '../../scenery.ts';
import { PRODUCT } from '../../studio.ts';
import {
  circle,
  curve,
  directions,
  ellipse,
  group,
  line,
  linear,
  path,
  picture,
  polygon,
  rect,
  round,
  times,
} from '../../svg.ts';
import type { Scene } from '../scene.ts';

/** Ellipses of the discs: seen from the side, as the anchor comes out of the wall. */
const FLAT = 0.46;
const AXIS = 470;
const GROUND = { width: PRODUCT.width, bottom: PRODUCT.height } as const;

/** A ground anchor's head on the wall: plate, measuring ring, head with its wedges and the seven strands. */
export const loadCell: Scene = (palette, random) => {
  const { main, second } = palette;
  return picture(
    PRODUCT.width,
    PRODUCT.height,
    linear('air', [
      [0, main(0.74, 0.35)],
      [1, second(0.93, 0.4)],
    ]),
    rect(0, 0, PRODUCT.width, PRODUCT.height, 'url(#air)'),
    ridge(ridgeLine(random, { y: 690, height: 60, waves: 0.8, width: PRODUCT.width }), main(0.72, 0.35), GROUND),
    ridge(ridgeLine(random, { y: 790, height: 30, waves: 1.2, width: PRODUCT.width }), main(0.52, 0.6), GROUND),
    wall(palette, random),
    bearing(palette),
    ring(palette),
    curve('M640 668C640 760 560 720 520 790S610 860 600 930', main(0.18, 0.6), 17),
    curve('M634 668C634 752 556 714 514 786', main(0.46, 0.5), 4),
    rect(616, 640, 48, 44, main(0.24, 0.6), { rx: 8 }),
    strands(palette),
  );
};

/** Concrete in front, cut open to the soil behind. */
function wall({ main, second }: Palette, random: Random): string {
  const grain = blend(main(0.78, 0.22), second(0.86, 0.4), 0.5);
  const stones = times(90, () => {
    const [x, y] = [between(random, 0, 250), between(random, 0, 900)];
    return ellipse(
      x,
      y,
      between(random, 3, 13),
      between(random, 3, 9),
      blend(second(0.5, 0.6), second(0.74, 0.55), random()),
      { opacity: 0.8 },
    );
  });
  return group(
    {},
    linear(
      'face',
      [
        [0, grain],
        [1, blend(grain, main(0.3, 0.6), 0.4)],
      ],
      directions.slant,
    ),
    rect(0, 0, 280, 900, second(0.42, 0.6)),
    ...stones,
    rect(0, AXIS - 44, 300, 88, main(0.2, 0.6)),
    ...[-26, -9, 9, 26].map((y) => rect(0, AXIS + y - 5, 300, 10, main(0.7, 0.3))),
    polygon('270,-10 470,-10 470,910 270,910', blend(grain, main(0.3, 0.6), 0.15)),
    ...times(30, () =>
      circle(between(random, 282, 462), between(random, 0, 900), between(random, 3, 9), main(0.5, 0.3), {
        opacity: 0.5,
      }),
    ),
    rect(262, -10, 12, 920, main(0.24, 0.6)),
    rect(470, -10, 330, 920, 'url(#face)'),
    ...[176, 760].map((y) => rect(470, y, 330, 3, main(0.4, 0.4), { opacity: 0.4 })),
    ...[90, 850].map((y) => ellipse(740, y, 8, 16, main(0.4, 0.4), { opacity: 0.6 })),
    line([470, -10], [470, 910], '#ffffff', 4, { opacity: 0.5 }),
  );
}

interface Disc {
  id: string;
  from: number;
  to: number;
  radius: number;
  light: string;
  dark: string;
  face: string;
}

/** A disc lying on the axis between two places of it. */
function disc({ id, from, to, radius, light, dark, face }: Disc): string {
  const rx = round(radius * FLAT);
  const body = `M${from} ${AXIS - radius}A${rx} ${radius} 0 0 0 ${from} ${AXIS + radius}H${to}V${AXIS - radius}Z`;
  return group(
    {},
    linear(id, [
      [0, dark],
      [0.25, light],
      [0.45, light],
      [1, dark],
    ]),
    path(body, `url(#${id})`),
    ellipse(to, AXIS, rx, radius, `url(#${id})`),
    ellipse(to, AXIS, rx, radius, face),
    ellipse(to, AXIS, rx - 3, radius - 4, 'none', { stroke: light, 'stroke-width': 3, opacity: 0.7 }),
  );
}

function bearing({ main }: Palette): string {
  const [light, dark] = [main(0.62, 0.4), main(0.42, 0.55)];
  return group(
    {},
    rect(500, 236, 236, 600, main(0.2, 0.5), { opacity: 0.3 }),
    rect(440, 190, 30, 560, blend(light, '#ffffff', 0.5)),
    linear('plate', [
      [0, light],
      [1, dark],
    ]),
    rect(470, 190, 246, 560, 'url(#plate)'),
    ...[250, 690].flatMap((y) =>
      [510, 676].map((x) => ellipse(x, y, 10, 20, main(0.2, 0.6)) + ellipse(x + 3, y, 7, 15, light)),
    ),
  );
}

/** The load cell itself between two washers. */
function ring(palette: Palette): string {
  const { main, second, paper } = palette;
  const steel = { light: main(0.88, 0.15), dark: main(0.36, 0.5), face: main(0.62, 0.35) };
  const amber = { light: second(0.84, 1), dark: second(0.46, 1.1), face: second(0.68, 1.2) };
  return group(
    {},
    disc({ id: 'washer', from: 628, to: 650, radius: 208, ...steel }),
    disc({ id: 'cell', from: 650, to: 762, radius: 196, ...amber }),
    rect(580, AXIS + 40, 74, 40, paper, { rx: 4 }),
    ...[0, 1, 2].map((row) => rect(588, AXIS + 48 + row * 9, row === 2 ? 34 : 56, 4, main(0.3, 0.6))),
    disc({ id: 'collar', from: 766, to: 784, radius: 186, ...steel }),
    disc({
      id: 'head',
      from: 786,
      to: 872,
      radius: 150,
      light: main(0.74, 0.25),
      dark: main(0.2, 0.6),
      face: main(0.46, 0.5),
    }),
  );
}

/** Six around one, each held by a wedge, cut to different lengths. */
function strands({ main, second }: Palette): string {
  const steel = linear('strand', [
    [0, main(0.34, 0.5)],
    [0.3, main(0.95, 0.1)],
    [1, main(0.4, 0.4)],
  ]);
  const holes = times(6, (index) => (index * Math.PI) / 3 - Math.PI / 2);
  const places = [...holes.map((turn) => [Math.cos(turn) * 92, Math.sin(turn) * 92] as const), [0, 0] as const];
  const sorted = places.toSorted((one, other) => one[0] - other[0]);
  return group(
    {},
    steel,
    ...sorted.map(([across, down], index) => {
      const [x, y] = [872 + across * FLAT, AXIS + down];
      const end = x + 190 + (index % 3) * 34;
      return group(
        {},
        ellipse(x, y, 34 * FLAT, 34, main(0.18, 0.6)),
        ellipse(x + 3, y, 27 * FLAT, 27, second(0.62, 1.2)),
        path(
          `M${round(x + 4)} ${y - 17}H${round(end)}V${y + 17}H${round(x + 4)}A8 17 0 0 1 ${round(x + 4)} ${y - 17}Z`,
          'url(#strand)',
        ),
        ...times(9, (turn) =>
          line([x + 24 + turn * 19, y - 17], [x + 38 + turn * 19, y + 17], main(0.3, 0.5), 2, { opacity: 0.55 }),
        ),
        ellipse(end, y, 8, 17, main(0.6, 0.3)),
      );
    }),
  );
}
