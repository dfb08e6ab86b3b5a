import { blend, type Palette } from './palette.ts';
import { between, type Random } from './random.ts';
import { cylinder } from './solids.ts';
import { circle, curve, directions, ellipse, group, linear, rect, times } from './svg.ts';

export const PRESS_AXIS = 520;

function steel({ main }: Palette) {
  return { light: main(0.84, 0.2), dark: main(0.42, 0.5), cap: main(0.72, 0.3) };
}

/** A testing press that stands on 780 with its axis at `PRESS_AXIS`; the specimen is drawn between it and its head. */
export function press(palette: Palette): string {
  const { main, second } = palette;
  const body = linear(
    'body',
    [
      [0, second(0.76, 1.1)],
      [1, second(0.56, 1.1)],
    ],
    directions.slant,
  );
  const column = (id: string, x: number) =>
    cylinder({ id, x, top: 196, height: 446, radius: 25, flat: 0.2, ...steel(palette) });
  return group(
    {},
    body,
    column('column-1', PRESS_AXIS - 190),
    column('column-2', PRESS_AXIS + 190),
    rect(PRESS_AXIS - 290, 640, 580, 140, 'url(#body)', { rx: 14 }),
    rect(PRESS_AXIS - 290, 640, 580, 10, second(0.88, 0.9), { rx: 5 }),
    rect(PRESS_AXIS - 258, 688, 516, 60, main(0.2, 0.6), { rx: 8 }),
    ...times(9, (index) => rect(PRESS_AXIS - 232 + index * 40, 702, 8, 32, main(0.36, 0.6), { rx: 4 })),
    ...[150, 200].map(
      (x) => circle(PRESS_AXIS + x, 718, 15, second(0.8, 0.9)) + circle(PRESS_AXIS + x, 718, 7, second(0.5, 1)),
    ),
    cylinder({ id: 'lower', x: PRESS_AXIS, top: 622, height: 22, radius: 128, flat: 0.14, ...steel(palette) }),
  );
}

/** What hangs from above and lies on the specimen. */
export function pressHead(palette: Palette): string {
  const { second } = palette;
  const bolt = (x: number) => circle(x, 150, 20, second(0.48, 1)) + circle(x - 2, 148, 11, second(0.8, 1));
  return group(
    {},
    cylinder({ id: 'upper', x: PRESS_AXIS, top: 274, height: 26, radius: 118, flat: 0.1, ...steel(palette) }),
    cylinder({ id: 'ram', x: PRESS_AXIS, top: 190, height: 84, radius: 62, flat: 0.12, ...steel(palette) }),
    rect(PRESS_AXIS - 262, 96, 524, 124, 'url(#body)', { rx: 16 }),
    rect(PRESS_AXIS - 262, 96, 524, 10, second(0.88, 0.9), { rx: 5 }),
    rect(PRESS_AXIS - 262, 204, 524, 16, second(0.46, 1), { rx: 6 }),
    bolt(PRESS_AXIS - 190),
    bolt(PRESS_AXIS + 190),
  );
}

function concrete({ main, second }: Palette) {
  const grain = blend(main(0.84, 0.2), second(0.9, 0.4), 0.6);
  return { light: grain, dark: blend(grain, main(0.3, 0.6), 0.62), cap: blend(grain, '#ffffff', 0.45) };
}

export interface Place {
  x: number;
  top: number;
  height: number;
  radius: number;
}

/** Pores and grains on what is drawn as a cylinder. */
function grains(random: Random, { x, top, height, radius }: Place, colour: string): string {
  const spots = times(radius, () => {
    const across = between(random, -0.9, 0.9);
    const y = top + between(random, 0.08, 0.96) * height + Math.sqrt(1 - across * across) * radius * 0.14;
    return ellipse(x + across * radius, y, between(random, 1.5, 5), between(random, 1.5, 4), colour);
  });
  return group({ opacity: 0.4 }, ...spots);
}

/** A cylinder of concrete; its place names it. */
export function specimen(palette: Palette, random: Random, place: Place, flat = 0.22): string {
  const id = `specimen-${place.x}-${place.top}`;
  return cylinder({ id, flat, ...place, ...concrete(palette) }) + grains(random, place, palette.main(0.4, 0.4));
}

/** The cracks of the specimen in the press. */
export function brokenSpecimen(palette: Palette, random: Random): string {
  const dark = palette.main(0.22, 0.6);
  return group(
    {},
    specimen(palette, random, { x: PRESS_AXIS, top: 300, height: 316, radius: 84 }, 0.14),
    curve('M492 312L500 366L484 410L506 462L494 520L512 566L504 624', dark, 4.5, { 'stroke-linejoin': 'round' }),
    curve('M500 366L530 402L556 470M506 462L470 500L452 560', dark, 3, { 'stroke-linejoin': 'round' }),
    curve('M562 318L552 372L574 430M494 520L540 560L552 620', dark, 2.2, { 'stroke-linejoin': 'round' }),
  );
}

interface Dial {
  x: number;
  y: number;
  radius: number;
  /** Where the needle stands, in degrees from the top. */
  turn: number;
}

/** A round gauge. */
export function dial({ x, y, radius, turn }: Dial, { main, second, paper }: Palette): string {
  const mark = (at: number, from: number, width: number, colour: string) =>
    rect(x - width / 2, y - radius * 0.78, width, radius * from, colour, { transform: `rotate(${at} ${x} ${y})` });
  return group(
    {},
    circle(x, y, radius, main(0.3, 0.6)),
    circle(x, y, radius * 0.85, paper),
    ...times(9, (index) => mark(-120 + index * 30, 0.18, 4, main(0.3, 0.7))),
    mark(turn, 0.78, 6, second(0.6, 1.3)),
    circle(x, y, radius * 0.13, main(0.24, 0.7)),
  );
}
