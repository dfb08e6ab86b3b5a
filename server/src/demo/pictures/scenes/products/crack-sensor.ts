import { blend, type Palette } from '../../palette.ts';
import { between, type Random } from '../../random.ts';
import { PRODUCT } from '../../studio.ts';
import {
  circle,
  clip,
  curve,
  directions,
  group,
  line,
  linear,
  path,
  picture,
  polygon,
  rect,
  times,
} from '../../svg.ts';
import type { Scene } from '../scene.ts';

/** A crack in a plastered wall; a gauge reads how it moves, a plate with a cross shows it to the eye. */
export const crackSensor: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  return picture(
    PRODUCT.width,
    PRODUCT.height,
    linear(
      'plaster',
      [
        [0, blend(paper, '#ffffff', 0.3)],
        [0.55, second(0.9, 0.42)],
        [1, second(0.78, 0.55)],
      ],
      directions.slant,
    ),
    rect(0, 0, PRODUCT.width, PRODUCT.height, 'url(#plaster)'),
    ...trowel(random, second(0.84, 0.5)),
    bricks(palette, random),
    crack(palette),
    plate(palette),
    curve('M742 300C742 190 830 214 930 206S1084 130 1084 -20', main(0.2, 0.6), 13),
    gauge(palette),
  );
};

/** The strokes that the plasterer left. */
function trowel(random: Random, colour: string): string[] {
  return times(26, () => {
    const [x, y, reach] = [between(random, -80, 1100), between(random, 0, 900), between(random, 120, 320)];
    return curve(
      `M${x} ${y}q${reach / 2} ${between(random, -34, -10)} ${reach} ${between(random, -8, 18)}`,
      colour,
      3,
      {
        opacity: 0.35,
        'stroke-linecap': 'round',
      },
    );
  });
}

const HOLE = 'M-20 610L70 596L120 640L210 652L236 704L320 726L330 790L402 830L420 920H-20Z';

/** Where the plaster has fallen off. */
function bricks({ main, second }: Palette, random: Random): string {
  const rows = times(7, (row) =>
    times(5, (column) => {
      const x = column * 124 - (row % 2 === 0 ? 20 : 82);
      return rect(x, 596 + row * 50, 116, 42, second(between(random, 0.56, 0.66), 0.9), { rx: 4 });
    }),
  );
  return group(
    {},
    clip('hole', path(HOLE, '#000')),
    path(HOLE, second(0.98, 0.2), { transform: 'translate(7 -7)' }),
    group({ 'clip-path': 'url(#hole)' }, rect(0, 580, 460, 330, main(0.42, 0.35)), ...rows.flat()),
    curve(HOLE, main(0.28, 0.5), 7, { opacity: 0.5, 'clip-path': 'url(#hole)' }),
  );
}

const CRACK =
  'M566 -10L590 74L556 150L604 236L582 318L616 392L578 470L610 556L566 640L600 724L574 806L592 910L606 910L592 806L622 722L588 640L636 554L604 470L646 390L606 318L632 234L578 150L608 74L580 -10Z';

function crack({ main, second, ink }: Palette): string {
  const hair = 'M604 236L680 190L716 120L790 76M578 470L500 452L440 486L384 470M600 724L690 770L738 852L800 904';
  return group(
    {},
    path(CRACK, second(0.98, 0.2), { transform: 'translate(5 3)' }),
    path(CRACK, ink),
    curve(hair, main(0.26, 0.5), 5, { 'stroke-linejoin': 'round' }),
  );
}

/** Two clear plates, one on each side, a grid on one and a cross on the other. */
function plate({ main, second, ink }: Palette): string {
  const grid = times(9, (index) => {
    const [x, y] = [520 + index * 24, 556 + index * 18];
    return (
      line([x, 556], [x, 700], main(0.3, 0.6), index === 4 ? 3 : 1.4) +
      line([520, y], [712, y], main(0.3, 0.6), index === 4 ? 3 : 1.4)
    );
  });
  const screws = [400, 450, 780, 830].map(
    (x) => circle(x, 628, 13, main(0.3, 0.6)) + line([x - 8, 633], [x + 8, 623], main(0.7, 0.3), 3),
  );
  return group(
    { transform: 'translate(0 40)' },
    rect(376, 560, 480, 150, ink, { rx: 12, opacity: 0.22 }),
    rect(368, 542, 376, 172, '#ffffff', { rx: 12, opacity: 0.5, stroke: main(0.5, 0.4), 'stroke-width': 3 }),
    rect(488, 542, 376, 172, '#ffffff', { rx: 12, opacity: 0.42, stroke: main(0.5, 0.4), 'stroke-width': 3 }),
    ...grid,
    line([628, 548], [628, 708], second(0.6, 1.4), 5),
    line([500, 634], [732, 634], second(0.6, 1.4), 5),
    ...screws,
    polygon('384,552 470,552 400,704 384,704', '#ffffff', { opacity: 0.3 }),
  );
}

function gauge(palette: Palette): string {
  const { main, second, paper, ink } = palette;
  const tube = linear('tube', [
    [0, second(0.6, 1.2)],
    [0.3, second(0.84, 1)],
    [0.55, second(0.72, 1.2)],
    [1, second(0.46, 1.1)],
  ]);
  const rod = linear('rod', [
    [0, main(0.6, 0.2)],
    [0.35, main(0.94, 0.1)],
    [1, main(0.4, 0.3)],
  ]);
  return group(
    {},
    tube,
    rod,
    foot(330, palette),
    foot(880, palette),
    rect(392, 306, 440, 92, ink, { rx: 18, opacity: 0.2 }),
    rect(372, 312, 160, 28, 'url(#rod)'),
    rect(480, 278, 330, 96, 'url(#tube)', { rx: 14 }),
    rect(460, 292, 34, 68, main(0.3, 0.6), { rx: 6 }),
    rect(800, 300, 44, 52, main(0.26, 0.6), { rx: 6 }),
    rect(724, 258, 36, 30, main(0.26, 0.6), { rx: 6 }),
    rect(540, 302, 170, 50, paper, { rx: 5 }),
    ...times(11, (index) => rect(557 + index * 13.4, 310, 2.5, index % 5 === 0 ? 30 : 17, main(0.3, 0.6))),
  );
}

/** An anchor with its bolt. */
function foot(x: number, { main }: Palette): string {
  return group(
    {},
    rect(x - 44, 262, 100, 150, main(0.2, 0.6), { rx: 14, opacity: 0.35 }),
    rect(x - 50, 250, 100, 150, main(0.36, 0.7), { rx: 14 }),
    rect(x - 50, 250, 100, 14, main(0.54, 0.5), { rx: 7 }),
    circle(x, 290, 18, main(0.82, 0.2)),
    polygon(`${x - 9},290 ${x - 4.5},282 ${x + 4.5},282 ${x + 9},290 ${x + 4.5},298 ${x - 4.5},298`, main(0.24, 0.6)),
    circle(x, 368, 14, main(0.22, 0.6)),
  );
}
