import type { Palette } from '../../palette.ts';
import {
  circle,
  curve,
  directions,
  group,
  line,
  linear,
  path,
  polygon,
  radial,
  rect,
  round,
  times,
  type Point,
} from '../../svg.ts';

export type SealShape = 'scallop' | 'star' | 'octagon' | 'flower' | 'milled' | 'hexagon';
/** What the certificate is about, told by a sign of our own making. */
export type Sign = 'check' | 'arch' | 'cypress' | 'waves' | 'frame' | 'sun';

/** Distance of the edge from the middle, as a share of the radius, at each turn. */
const edges: Record<SealShape, (turn: number) => number> = {
  scallop: (turn) => 1 + 0.045 * Math.abs(Math.sin(turn * 13)),
  star: (turn) => 0.93 + 0.09 * Math.abs((((((turn * 24) / (Math.PI * 2)) % 1) + 1) % 1) - 0.5) * 2,
  octagon: (turn) => straight(turn, 8),
  flower: (turn) => 0.96 + 0.09 * Math.cos(turn * 8),
  milled: (turn) => 1 + 0.022 * Math.sign(Math.sin(turn * 44)),
  hexagon: (turn) => straight(turn, 6),
};

/** The edge of a regular polygon. */
function straight(turn: number, corners: number): number {
  const part = (Math.PI * 2) / corners;
  const within = (((turn % part) + part) % part) - part / 2;
  return (Math.cos(part / 2) / Math.cos(within)) * 1.06;
}

function outline(shape: SealShape, x: number, y: number, radius: number): Point[] {
  return times(360, (index) => {
    const turn = (index / 360) * Math.PI * 2 - Math.PI / 2;
    const reach = radius * edges[shape](turn);
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
  });
}

/** Metal: light, body, shade and what is engraved in it. */
export interface Metal {
  light: string;
  body: string;
  shade: string;
  mark: string;
}

export function metalOf({ main, second }: Palette, hue: 'main' | 'second'): Metal {
  return hue === 'main'
    ? { light: main(0.62, 0.7), body: main(0.42, 0.9), shade: main(0.27, 0.75), mark: second(0.94, 0.5) }
    : { light: second(0.9, 0.9), body: second(0.74, 1.2), shade: second(0.54, 1.15), mark: second(0.36, 0.9) };
}

interface Seal {
  shape: SealShape;
  sign: Sign;
  metal: Metal;
  x: number;
  y: number;
  radius: number;
}

export function seal({ shape, sign, metal, x, y, radius }: Seal, { ink }: Palette): string {
  const ringAt = (share: number, colour: string, width: number) =>
    circle(x, y, round(radius * share), 'none', { stroke: colour, 'stroke-width': width });
  return group(
    {},
    linear(
      'metal',
      [
        [0, metal.light],
        [0.5, metal.body],
        [1, metal.shade],
      ],
      directions.slant,
    ),
    radial('dish', [
      [0, metal.light],
      [1, metal.body],
    ]),
    polygon(outline(shape, x + 5, y + 10, radius), ink, { opacity: 0.28 }),
    polygon(outline(shape, x, y, radius), 'url(#metal)'),
    circle(x, y, round(radius * 0.84), metal.shade, { opacity: 0.5 }),
    circle(x, y, round(radius * 0.82), 'url(#dish)'),
    ringAt(0.77, metal.mark, 2.5),
    ...times(48, (index) =>
      rect(x - 1.5, y - radius * 0.73, 3, radius * 0.07, metal.mark, {
        transform: `rotate(${index * 7.5} ${x} ${y})`,
        opacity: 0.75,
      }),
    ),
    ringAt(0.62, metal.mark, 2),
    group({ transform: `translate(${x} ${y}) scale(${round(radius / 10) / 10})` }, signs[sign](metal.mark)),
  );
}

/** Each within 45 of the middle. */
const signs: Record<Sign, (colour: string) => string> = {
  check: (colour) =>
    curve('M-34 2L-10 28L36 -26', colour, 13, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
  arch: (colour) =>
    curve('M-36 30A36 44 0 0 1 36 30', colour, 8) +
    rect(-48, -26, 96, 8, colour) +
    [-30, -15, 0, 15, 30].map((x) => line([x, -22], [x, 30 - 44 * Math.sqrt(1 - (x / 36) ** 2)], colour, 4)).join('') +
    [-44, 44].map((x) => line([x, -22], [x, 34], colour, 7)).join(''),
  cypress: (colour) =>
    [
      [-24, 30, 0.72],
      [0, 34, 1],
      [24, 30, 0.72],
    ]
      .map(([x = 0, foot = 0, size = 1]) =>
        path(
          `M${x} ${foot - 74 * size}C${x + 13 * size} ${foot - 46 * size} ${x + 15 * size} ${foot - 16 * size} ${x} ${foot}C${x - 15 * size} ${foot - 16 * size} ${x - 13 * size} ${foot - 46 * size} ${x} ${foot - 74 * size}Z`,
          colour,
        ),
      )
      .join(''),
  waves: (colour) =>
    [-22, 0, 22]
      .map((y) => curve(`M-42 ${y}q10.5 -15 21 0t21 0t21 0t21 0`, colour, 7, { 'stroke-linecap': 'round' }))
      .join(''),
  frame: (colour) =>
    [-34, 0, 34].map((x) => line([x, -36], [x, 36], colour, 7)).join('') +
    [-33, 0, 33].map((y) => line([-38, y], [38, y], colour, 7)).join('') +
    line([-34, 33], [0, 0], colour, 5) +
    line([0, 0], [34, -33], colour, 5),
  sun: (colour) =>
    circle(0, 0, 17, colour) +
    times(10, (index) => rect(-3, -44, 6, 18, colour, { rx: 3, transform: `rotate(${index * 36})` })).join(''),
};

/** Two tails that hang from a seal. */
export function tails(x: number, y: number, radius: number, { body, shade }: Metal): string {
  const tail = (lean: number, colour: string) => {
    const [wide, long] = [radius * 0.5, radius * 1.75];
    const end = x + lean * radius * 0.62;
    const start = x + lean * radius * 0.24;
    const points: Point[] = [
      [start - wide / 2, y],
      [start + wide / 2, y],
      [end + wide / 2, y + long],
      [end, y + long - wide * 0.42],
      [end - wide / 2, y + long],
    ];
    return polygon(points, colour);
  };
  return group({}, tail(-1, body), tail(1, shade));
}
