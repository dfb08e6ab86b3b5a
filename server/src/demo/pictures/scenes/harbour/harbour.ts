import { blend, type Palette } from '../../palette.ts';
import { between, type Random } from '../../random.ts';
import { clouds, glitter, haze, ridge, ridgeLine, sky, sun, WIDE } from '../../scenery.ts';
import { circle, curve, group, line, linear, picture, polygon, rect, times, type Point } from '../../svg.ts';
import type { Scene } from '../scene.ts';
import { gantry } from './gantry.ts';
import { bow, ship } from './ship.ts';

const HORIZON = 566;
/** Where the edges of the quay meet, far away. */
const FAR: Point = [640, HORIZON];

/** A point on the quay: `near` is 1 at the first crane, `across` runs from its edge (0) to the land. */
function onQuay(near: number, across: number): Point {
  return [FAR[0] + near * (-120 - across), FAR[1] + near * 230];
}

/** The harbour at dusk: three cranes along the quay, a ship on her lines below them. */
export const harbour: Scene = (palette, random) => {
  const { main, second } = palette;
  const steel = { colour: main(0.17, 0.6), light: second(0.66, 1.15), lamp: second(0.9, 0.9) };
  const far = { ...steel, colour: blend(main(0.24, 0.7), second(0.6, 0.9), 0.3) };
  const farther = { ...steel, colour: blend(main(0.3, 0.7), second(0.66, 0.9), 0.5) };
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.26, 0.75)],
      [0.26, main(0.44, 0.7)],
      [0.44, blend(main(0.62, 0.5), second(0.8, 0.7), 0.5)],
      [0.58, second(0.82, 0.95)],
      [0.64, second(0.88, 0.95)],
      [1, second(0.9, 0.7)],
    ]),
    clouds(random, { y: 70, height: 230 }, second(0.82, 0.7), 7),
    sun(1290, 520, 84, second(0.96, 0.45), second(0.84, 1.05)),
    ridge(ridgeLine(random, { y: 540, height: 34, waves: 1.2 }), blend(main(0.5, 0.6), second(0.78, 0.9), 0.5)),
    haze(500, 90, second(0.9, 0.8), 0.6),
    sea(palette, random),
    breakwater(palette),
    quay(palette),
    gantry({ foot: onQuay(0.34, 20), size: 0.34, ...farther }),
    gantry({ foot: onQuay(0.56, 20), size: 0.56, ...far }),
    ship(palette, random),
    stacks(palette, random),
    gantry({ foot: onQuay(1, 20), size: 1, ...steel }),
    mooring(palette),
  );
};

function sea({ main, second }: Palette, random: Random): string {
  return group(
    {},
    linear('sea', [
      [0, second(0.82, 0.9)],
      [0.2, blend(second(0.7, 0.8), main(0.5, 0.7), 0.55)],
      [1, main(0.22, 0.7)],
    ]),
    rect(0, HORIZON, WIDE.width, WIDE.height - HORIZON, 'url(#sea)'),
    glitter(random, { x: 1080, y: HORIZON + 6, width: 420, height: 330 }, second(0.93, 0.8), 90),
    ...times(26, () => {
      const depth = random();
      return rect(
        between(random, 900, 1560),
        HORIZON + 10 + depth * 320,
        40 + depth * 120,
        2 + depth * 3,
        main(0.16, 0.6),
        { rx: 2, opacity: 0.3 },
      );
    }),
  );
}

function breakwater({ main, second, paper }: Palette): string {
  const dark = blend(main(0.26, 0.7), second(0.5, 0.9), 0.2);
  return group(
    {},
    polygon('1408,572 1436,556 1600,552 1600,584 1400,584', dark),
    polygon('1440,558 1446,470 1466,470 1472,558', blend(main(0.36, 0.7), second(0.7, 0.9), 0.3)),
    polygon('1443,520 1469,520 1468,494 1444,494', paper, { opacity: 0.7 }),
    rect(1446, 450, 20, 20, second(0.95, 0.6)),
    polygon('1440,450 1472,450 1456,434', dark),
    circle(1456, 460, 40, second(0.92, 0.9), { opacity: 0.25 }),
  );
}

function quay({ main, second }: Palette): string {
  const edge = (across: number, colour: string, width: number) =>
    line(FAR, onQuay(1.6, across), colour, width, { opacity: 0.7 });
  return group(
    {},
    linear('quay', [
      [0, blend(main(0.4, 0.5), second(0.7, 0.8), 0.5)],
      [0.35, main(0.26, 0.6)],
      [1, main(0.15, 0.5)],
    ]),
    polygon([FAR, onQuay(1.6, 0), [-20, 940], [-20, HORIZON]], 'url(#quay)'),
    polygon([FAR, onQuay(1.6, 0), [onQuay(1.6, 0)[0] + 26, 960], [FAR[0] + 2, HORIZON + 2]], main(0.11, 0.4)),
    edge(0, second(0.8, 0.95), 5),
    edge(34, main(0.5, 0.4), 2.5),
    edge(50, main(0.5, 0.4), 2.5),
    edge(330, main(0.5, 0.4), 2.5),
    ...[0.44, 0.7, 1.15].map((near) => {
      const [x, y] = onQuay(near, 10);
      return rect(x - 10 * near, y - 20 * near, 20 * near, 22 * near, main(0.1, 0.3), { rx: 5 * near });
    }),
  );
}

/** Boxes ashore, in rows towards the distance. */
function stacks({ main, second, paper }: Palette, random: Random): string {
  const tones = [
    second(0.5, 1.05),
    second(0.62, 1.1),
    main(0.3, 0.75),
    main(0.4, 0.7),
    blend(paper, main(0.4, 0.6), 0.45),
  ];
  const stack = (near: number) => {
    const [x, y] = onQuay(near, 400);
    const [wide, tall] = [230 * near, 58 * near];
    return times(3, (row) => {
      const tone = blend(tones[Math.floor(random() * tones.length)] ?? paper, second(0.8, 0.9), (1 - near) * 0.35);
      const top = y - (row + 1) * tall;
      const ribs = times(9, (index) =>
        rect(x - wide + (index + 0.5) * (wide / 9), top + 4, 2.5 * near, tall - 8, main(0.14, 0.5), { opacity: 0.35 }),
      );
      return group(
        {},
        rect(x - wide, top, wide, tall - 2, tone),
        rect(x - wide, top, wide, 3, paper, { opacity: 0.3 }),
        ...ribs,
      );
    });
  };
  return group({}, ...[0.3, 0.42, 0.58, 0.8].flatMap(stack));
}

/** Lines from the bow to the bollards. */
function mooring({ second }: Palette): string {
  const [x, y] = onQuay(1.15, 10);
  const [left, top] = onQuay(0.7, 10);
  const rope = { opacity: 0.9, 'stroke-linecap': 'round' } as const;
  return (
    curve(`M${bow.x - 92} ${bow.water - 188}Q${x + 110} ${y - 40} ${x} ${y - 10}`, second(0.84, 0.7), 4, rope) +
    curve(`M${bow.x - 96} ${bow.water - 194}Q${left + 60} ${top + 10} ${left} ${top - 8}`, second(0.84, 0.7), 3, rope)
  );
}
