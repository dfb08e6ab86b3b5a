import { blend, type Palette } from '../../palette.ts';
import { ridge, ridgeLine, sky, sun } from '../../scenery.ts';
import { PRODUCT } from '../../studio.ts';
import { turbine } from '../../structures.ts';
import {
  curve,
  ellipse,
  group,
  line,
  linear,
  path,
  picture,
  polygon,
  radial,
  rect,
  round,
  times,
  type Point,
} from '../../svg.ts';
import type { Scene } from '../scene.ts';

const CENTRE: Point = [600, 560];
const FLAT = 0.44;
const OUTER = 440;
const INNER = 150;

/** A point of the round: turn in radians, height above the bottom mat. */
function at(turn: number, radius: number, height = 0): Point {
  return [CENTRE[0] + Math.cos(turn) * radius, CENTRE[1] + Math.sin(turn) * radius * FLAT - height];
}

/** A turbine's round foundation in its pit: concrete on the left, on the right the steel that will lie in it. */
export const turbineFoundation: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const width = PRODUCT.width;
  const far = ridgeLine(random, { y: 236, height: 40, waves: 1.2, width });
  const near = ridgeLine(random, { y: 280, height: 18, waves: 2, width });
  return picture(
    width,
    PRODUCT.height,
    sky(
      [
        [0, main(0.66, 0.45)],
        [0.2, second(0.92, 0.5)],
        [0.36, paper],
      ],
      PRODUCT,
    ),
    sun(930, 150, 44, paper, second(0.9, 0.9)),
    ridge(far, main(0.7, 0.4), { width, bottom: 400 }),
    ...[120, 300, 1060].map((x, index) =>
      turbine({
        x,
        ground: 270,
        tall: 150 + index * 18,
        turn: 14 + index * 31,
        light: '#ffffff',
        shade: main(0.76, 0.25),
      }),
    ),
    ridge(near, main(0.5, 0.65), { width, bottom: 400 }),
    linear('earth', [
      [0, second(0.66, 0.8)],
      [1, second(0.44, 0.8)],
    ]),
    rect(0, 300, width, 600, 'url(#earth)'),
    pit(palette),
    cage(palette),
    poured(palette),
    bolts(palette),
  );
};

function pit({ second, main }: Palette): string {
  const [x, y] = CENTRE;
  const lean = blend(main(0.7, 0.2), second(0.8, 0.4), 0.6);
  return group(
    {},
    radial('slope', [
      [0.6, second(0.34, 0.7)],
      [1, second(0.56, 0.85)],
    ]),
    ellipse(x, y - 6, 590, 590 * FLAT + 22, second(0.76, 0.8)),
    ellipse(x, y, 582, 582 * FLAT + 20, 'url(#slope)'),
    ellipse(x, y + 14, 500, 500 * FLAT + 4, blend(lean, main(0.2, 0.5), 0.4)),
    ellipse(x, y + 8, 496, 496 * FLAT, lean),
  );
}

/** Bars as spokes and hoops, below and on the slope of the cone. */
function cage({ second, main }: Palette): string {
  const spokes = times(45, (index) => -Math.PI / 2 + (index / 44) * Math.PI);
  const hoop = (radius: number, height: number, colour: string, width: number) => {
    const [from, to] = [at(-Math.PI / 2, radius, height), at(Math.PI / 2, radius, height)];
    const reach = `A${round(radius)} ${round(radius * FLAT)} 0 0 1`;
    return curve(`M${from.map(round).join(' ')}${reach} ${to.map(round).join(' ')}`, colour, width);
  };
  const rise = (radius: number) => 50 + ((OUTER - radius) / (OUTER - INNER)) * 70;
  const rings = times(9, (index) => INNER + ((OUTER - INNER) * index) / 8);
  return group(
    { 'stroke-linecap': 'round' },
    path(halfDisc(OUTER, 1, 0), main(0.22, 0.5), { opacity: 0.55 }),
    ...spokes.map((turn) => line(at(turn, INNER), at(turn, OUTER), second(0.46, 1.05), 3)),
    ...rings.map((radius) => hoop(radius, 0, second(0.46, 1.05), 3)),
    ...spokes.map((turn) => line(at(turn, OUTER), at(turn, OUTER, 50), second(0.56, 1.15), 4)),
    ...rings.map((radius) => hoop(radius, rise(radius), second(0.66, 1.25), 3.5)),
    ...spokes.map((turn) => line(at(turn, INNER, 120), at(turn, OUTER, 50), second(0.74, 1.25), 4)),
    hoop(OUTER, 50, second(0.84, 1), 6),
  );
}

/** Half of a disc: the right one (1) or the left (0). */
function halfDisc(radius: number, side: 0 | 1, height: number): string {
  const [top, bottom] = [at(-Math.PI / 2, radius, height), at(Math.PI / 2, radius, height)];
  return `M${top.map(round).join(' ')}A${radius} ${round(radius * FLAT)} 0 0 ${side} ${bottom.map(round).join(' ')}Z`;
}

function poured({ main, second, ink }: Palette): string {
  const [x, y] = CENTRE;
  const grain = blend(main(0.84, 0.2), second(0.92, 0.35), 0.5);
  const cut = blend(grain, main(0.3, 0.5), 0.45);
  const bottom = at(Math.PI / 2, OUTER)[1];
  const rim = `M${x} ${round(bottom - 50)}A${OUTER} ${round(OUTER * FLAT)} 0 0 1 ${x - OUTER} ${y - 50}V${y}A${OUTER} ${round(OUTER * FLAT)} 0 0 0 ${x} ${round(bottom)}Z`;
  const section: Point[] = [
    at(-Math.PI / 2, OUTER),
    at(-Math.PI / 2, OUTER, 50),
    at(-Math.PI / 2, INNER, 120),
    at(Math.PI / 2, INNER, 120),
    at(Math.PI / 2, OUTER, 50),
    at(Math.PI / 2, OUTER),
  ];
  return group(
    {},
    linear('cone', [
      [0, blend(grain, main(0.4, 0.5), 0.3)],
      [0.5, grain],
      [1, blend(grain, '#ffffff', 0.6)],
    ]),
    path(rim, cut),
    path(halfDisc(OUTER, 0, 50), 'url(#cone)'),
    polygon(section, blend(cut, ink, 0.25)),
    path(halfDisc(INNER + 34, 0, 118), blend(grain, main(0.4, 0.5), 0.25)),
    path(halfDisc(INNER + 30, 0, 150), blend(grain, '#ffffff', 0.35)),
  );
}

/** The ring of bolts that will hold the tower, a flange above and one below. */
function bolts({ main, second }: Palette): string {
  const [x, y] = CENTRE;
  const radius = INNER - 26;
  const turns = times(44, (index) => (index / 44) * Math.PI * 2).toSorted(
    (one, other) => Math.sin(one) - Math.sin(other),
  );
  const ringAt = (height: number, colour: string, width: number) =>
    ellipse(x, y - height, radius, round(radius * FLAT), 'none', { stroke: colour, 'stroke-width': width });
  return group(
    {},
    ringAt(130, main(0.26, 0.6), 16),
    ...turns.map((turn) =>
      line(at(turn, radius, 120), at(turn, radius, 250), Math.sin(turn) > 0 ? main(0.28, 0.65) : main(0.46, 0.45), 5),
    ),
    ringAt(226, main(0.24, 0.65), 20),
    ringAt(230, second(0.8, 1.05), 16),
  );
}
