import { blend, type Palette } from '../../palette.ts';
import { between, type Random } from '../../random.ts';
import { PRODUCT, shadow } from '../../studio.ts';
import {
  circle,
  ellipse,
  group,
  line,
  linear,
  path,
  picture,
  polygon,
  rect,
  round,
  stroke,
  times,
  type Point,
} from '../../svg.ts';
import type { Scene } from '../scene.ts';

const GROUND = 700;
const HEAD: Point = [250, 372];

/** A scanner on its tripod; before it an old arcade grows out of measured points. */
export const laserScan: Scene = (palette, random) => {
  const { main } = palette;
  const points = [...dome(), ...arcade(), ...floor()].map((place) => dot(place, palette, random));
  return picture(
    PRODUCT.width,
    PRODUCT.height,
    linear('night', [
      [0, main(0.16, 0.55)],
      [1, main(0.34, 0.75)],
    ]),
    rect(0, 0, PRODUCT.width, PRODUCT.height, 'url(#night)'),
    group({}, ...points),
    beam(palette),
    shadow(250, 836, 250, 34, palette, 0.9),
    tripod(palette),
    scanner(palette),
  );
};

/** Points along a line of the building, `gap` apart, as a scanner meets them. */
function along(from: Point, to: Point, gap: number): Point[] {
  const count = Math.max(2, Math.hypot(to[0] - from[0], to[1] - from[1]) / gap);
  return times(count, (index) => {
    const share = index / (count - 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

function arc([x, y]: Point, rx: number, ry: number, gap: number): Point[] {
  const count = (Math.PI * (rx + ry)) / 2 / gap;
  return times(count, (index) => {
    const turn = Math.PI * (1 - index / (count - 1));
    return [x + Math.cos(turn) * rx, y - Math.sin(turn) * ry];
  });
}

function dome(): Point[] {
  const [x, y] = [790, 300];
  const shells = times(9, (index) => arc([x, y], 214 * Math.sin(((index + 1) / 9) * (Math.PI / 2)), 186, 9));
  const hoops = times(8, (index) => {
    const turn = (index / 8) * (Math.PI / 2);
    return along(
      [x - 214 * Math.cos(turn), y - 186 * Math.sin(turn)],
      [x + 214 * Math.cos(turn), y - 186 * Math.sin(turn)],
      10,
    );
  });
  const drum = times(5, (index) => along([x - 222, y + 12 + index * 14], [x + 222, y + 12 + index * 14], 9));
  return [...shells, ...hoops, ...drum, along([x, 60], [x, 112], 7)].flat();
}

const PIERS = [470, 630, 790, 950, 1110] as const;

/** Four pointed arches between five piers, and the wall above in courses. */
function arcade(): Point[] {
  const arches = PIERS.slice(0, -1).flatMap((x) =>
    times(3, (index) => arc([x + 80, 540], 58 + index * 9, 92 + index * 10, 8 + index)),
  );
  const jambs = PIERS.flatMap((x) =>
    times(5, (index) => along([x - 22 + index * 11, 540], [x - 22 + index * 11, GROUND], 9)),
  );
  const courses = times(6, (index) => along([446, 378 + index * 12], [1134, 378 + index * 12], 9));
  const cornice = times(2, (index) => along([434, 364 + index * 6], [1146, 364 + index * 6], 6));
  const spandrels = PIERS.flatMap((x) => times(6, (index) => along([x, 452 + index * 14], [x + 1, 540], 12)));
  return [...arches, ...jambs, ...courses, ...cornice, ...spandrels].flat();
}

/** Rows on the ground, closer together far away. */
function floor(): Point[] {
  const rows = times(9, (index) => {
    const y = GROUND + 6 + index ** 1.7 * 4.4;
    return along([440 - index * 22, y], [1160 + index * 26, y], 13 + index * 2);
  });
  return rows.flat();
}

/** Warm where the beam has just been, cool where it was long ago. */
function dot([x, y]: Point, { main, second, paper }: Palette, random: Random): string {
  const fresh = Math.max(0, 1 - Math.abs(x - 660 - (y - 300) * 0.16) / 190);
  const cool = blend(main(0.62, 0.7), paper, 0.25 + random() * 0.5);
  const colour = blend(cool, second(0.8, 1.2), Math.min(1, fresh * 1.5));
  const size = round(2.1 + fresh * 1.5 + random() * 0.7);
  return circle(round(x + between(random, -2, 2)), round(y + between(random, -2, 2)), size, colour, {
    opacity: round(0.55 + fresh * 0.45),
  });
}

function beam({ second }: Palette): string {
  const [x, y] = HEAD;
  return group(
    {},
    linear('beam', [
      [0, second(0.84, 1), 0.05],
      [0.5, second(0.84, 1), 0.3],
      [1, second(0.84, 1), 0.05],
    ]),
    polygon(
      [
        [x, y],
        [614, 110],
        [724, GROUND + 10],
      ],
      'url(#beam)',
    ),
    line([x, y], [656, 300], second(0.86, 1.1), 4),
    circle(656, 300, 11, second(0.95, 0.6)),
  );
}

function tripod({ main, second }: Palette): string {
  const leg = (foot: Point, light: string, dark: string) => {
    const [x, y] = [HEAD[0], 478];
    const knee: Point = [x + (foot[0] - x) * 0.5, y + (foot[1] - y) * 0.5];
    return (
      stroke([[x, y], foot], dark, 15, { 'stroke-linecap': 'round' }) +
      stroke([[x, y], knee], light, 25) +
      circle(knee[0], knee[1], 17, main(0.2, 0.5)) +
      stroke([foot, [foot[0], foot[1] + 8]], second(0.8, 0.9), 16, { 'stroke-linecap': 'round' })
    );
  };
  return group(
    {},
    leg([290, 770], second(0.5, 1.1), main(0.42, 0.4)),
    leg([96, 836], second(0.7, 1.25), main(0.7, 0.3)),
    leg([404, 842], second(0.6, 1.2), main(0.56, 0.35)),
    rect(HEAD[0] - 74, 456, 148, 36, main(0.46, 0.5), { rx: 8 }),
    rect(HEAD[0] - 74, 456, 148, 7, main(0.74, 0.3), { rx: 3 }),
  );
}

function scanner({ main, second, paper, ink }: Palette): string {
  const [x, y] = HEAD;
  return group(
    {},
    linear('housing', [
      [0, paper],
      [1, main(0.74, 0.3)],
    ]),
    rect(x - 54, 432, 108, 30, main(0.3, 0.6), { rx: 6 }),
    path(`M${x - 98} 436V${y - 96}Q${x - 98} ${y - 122} ${x - 72} ${y - 122}H${x - 44}V436Z`, 'url(#housing)'),
    path(
      `M${x + 98} 436V${y - 96}Q${x + 98} ${y - 122} ${x + 72} ${y - 122}H${x + 44}V436Z`,
      blend(main(0.74, 0.3), main(0.4, 0.5), 0.4),
    ),
    rect(x - 98, 400, 196, 38, second(0.68, 1.25), { rx: 8 }),
    rect(x - 44, y - 92, 88, 120, ink, { rx: 6 }),
    ellipse(x, y - 16, 32, 52, main(0.5, 0.5)),
    path(`M${x - 24} ${y + 18}A32 52 0 0 1 ${x + 20} ${y - 56}Z`, main(0.84, 0.2)),
    circle(x, y, 12, second(0.9, 1)),
    rect(x - 84, y - 70, 24, 44, main(0.3, 0.6), { rx: 4 }),
    circle(x - 72, y + 2, 7, second(0.7, 1.3)),
    rect(x - 62, y - 138, 124, 18, main(0.3, 0.55), { rx: 9 }),
  );
}
