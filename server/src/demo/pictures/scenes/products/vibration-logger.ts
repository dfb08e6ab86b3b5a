import type { Palette } from '../../palette.ts';
import { block, isometric, type Faces } from '../../solids.ts';
import { PRODUCT, shadow, studio } from '../../studio.ts';
import { curve, ellipse, group, line, picture, polygon, round, stroke, times, type Point } from '../../svg.ts';
import type { Scene } from '../scene.ts';

const at = isometric(760, 450, 100);
const SENSOR: Point = [318, 700];

/** A logger with the wave on its screen; the cube beside it feels the table in three directions. */
export const vibrationLogger: Scene = (palette) => {
  const { main, second } = palette;
  const rings = times(5, (index) =>
    ellipse(SENSOR[0], SENSOR[1], 110 + index * 74, 54 + index * 36, 'none', {
      stroke: second(0.97, 0.3),
      'stroke-width': 7 - index,
      opacity: round(0.85 - index * 0.16),
    }),
  );
  return picture(
    PRODUCT.width,
    PRODUCT.height,
    studio(palette, 'mist', 500),
    ...rings,
    shadow(800, 720, 400, 110, palette, 0.6),
    logger(palette),
    curve('M580 698C520 690 520 780 450 784S400 716 366 716', main(0.2, 0.6), 15, { 'stroke-linecap': 'round' }),
    sensor(palette),
  );
};

function logger(palette: Palette): string {
  const { main } = palette;
  const shell: Faces = { top: main(0.42, 0.75), left: main(0.28, 0.7), right: main(0.2, 0.6) };
  const rim: Faces = { top: main(0.5, 0.7), left: main(0.36, 0.75), right: main(0.25, 0.65) };
  const rubber: Faces = { top: palette.ink, left: main(0.16, 0.5), right: main(0.13, 0.4) };
  const feet = [
    [0.1, 0.1],
    [2.6, 0.1],
    [0.1, 2],
    [2.6, 2],
  ].map(([x = 0, y = 0]) => block(at, [x, y, -1.5], [0.5, 0.5, 0.12], rubber));
  return group(
    {},
    ...feet,
    block(at, [0, 0, -1.38], [3.2, 2.6, 1.1], shell),
    block(at, [-0.06, -0.06, -0.3], [3.32, 2.72, 0.3], rim),
    screen(palette),
    keys(palette),
    handle(palette),
    ...sockets(palette),
  );
}

const quad = (x: number, y: number, width: number, depth: number, z = 0): Point[] => [
  at(x, y, z),
  at(x + width, y, z),
  at(x + width, y + depth, z),
  at(x, y + depth, z),
];

function screen({ main, second, ink }: Palette): string {
  const [left, far, width, depth] = [0.25, 0.3, 2.7, 1.45];
  const swing = (share: number) => {
    const burst = Math.exp(-(((share - 0.42) / 0.16) ** 2)) + 0.3 * Math.exp(-(((share - 0.7) / 0.12) ** 2));
    return burst * Math.sin(share * 88) * 0.56 + 0.035 * Math.sin(share * 41);
  };
  const wave = times(161, (index) =>
    at(left + 0.12 + (index / 160) * (width - 0.24), far + depth / 2 + swing(index / 160), 0),
  );
  return group(
    {},
    polygon(quad(left - 0.07, far - 0.07, width + 0.14, depth + 0.14), main(0.2, 0.6)),
    polygon(quad(left, far, width, depth), ink),
    ...times(8, (index) =>
      line(at(left + 0.3 * (index + 1), far, 0), at(left + 0.3 * (index + 1), far + depth, 0), main(0.42, 0.5), 1.3),
    ),
    ...times(4, (index) =>
      line(at(left, far + 0.29 * (index + 1), 0), at(left + width, far + 0.29 * (index + 1), 0), main(0.42, 0.5), 1.3),
    ),
    stroke(wave, second(0.78, 1.25), 5, { 'stroke-linejoin': 'round' }),
    polygon(
      [at(left, far, 0), at(left + 1.5, far, 0), at(left + 0.6, far + depth, 0), at(left, far + depth, 0)],
      '#ffffff',
      { opacity: 0.08 },
    ),
  );
}

function keys({ main, second }: Palette): string {
  const key = (x: number, colour: string, light: string) => {
    const faces: Faces = { top: light, left: colour, right: colour };
    return block(at, [x, 2.03, 0], [0.42, 0.34, 0.07], faces);
  };
  return group(
    {},
    key(0.3, second(0.5, 1.1), second(0.72, 1.25)),
    ...[0.95, 1.5, 2.05].map((x) => key(x, main(0.5, 0.3), main(0.84, 0.2))),
    polygon(quad(2.66, 2.1, 0.2, 0.2), second(0.9, 0.9)),
  );
}

/** A carrying strap across the right side. */
function handle({ second }: Palette): string {
  const [one, two] = [at(3.26, 0.5, -0.6), at(3.26, 2.1, -0.6)];
  const bow = `M${one.join(' ')}C${one[0] + 60} ${one[1] + 60} ${two[0] + 76} ${two[1] + 46} ${two.join(' ')}`;
  return (
    curve(bow, second(0.46, 1.1), 20, { 'stroke-linecap': 'round' }) +
    curve(bow, second(0.7, 1.25), 9, { 'stroke-linecap': 'round' })
  );
}

function sockets({ main, second }: Palette): string[] {
  return [0.6, 1.25, 1.9, 2.55].map((x, index) => {
    const [left, top] = at(x, 2.66, -0.84);
    const inner = index === 0 ? second(0.66, 1.25) : main(0.14, 0.5);
    return ellipse(left, top, 22, 25, main(0.6, 0.4)) + ellipse(left, top, 15, 18, inner);
  });
}

/** The accelerometer: a cube on its plate, an arrow for each axis. */
function sensor(palette: Palette): string {
  const { main, second } = palette;
  const here = isometric(SENSOR[0], SENSOR[1] + 4, 62);
  const cube: Faces = { top: second(0.82, 1), left: second(0.68, 1.25), right: second(0.54, 1.2) };
  const foot: Faces = { top: main(0.5, 0.6), left: main(0.34, 0.7), right: main(0.26, 0.6) };
  const [up, right, left] = [here(0, 0, 3), here(2.9, 0, 0.7), here(0, 2.9, 0.7)];
  return group(
    {},
    shadow(SENSOR[0] + 16, SENSOR[1] + 10, 150, 72, palette, 0.5),
    block(here, [-1, -1, -0.1], [2, 2, 0.18], foot),
    arrow(here(0, 0, 1.4), up, main(0.3, 0.8)),
    arrow(here(0.7, 0, 0.7), right, main(0.3, 0.8)),
    arrow(here(0, 0.7, 0.7), left, main(0.3, 0.8)),
    block(here, [-0.7, -0.7, 0.08], [1.4, 1.4, 1.3], cube),
    arrow(here(0, 0, 1.38), up, main(0.3, 0.8)),
  );
}

function arrow(from: Point, to: Point, colour: string): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const tip: Point[] = [
    [to[0] + ux * 22, to[1] + uy * 22],
    [to[0] - uy * 14, to[1] + ux * 14],
    [to[0] + uy * 14, to[1] - ux * 14],
  ];
  return line(from, to, colour, 8) + polygon(tip, colour);
}
