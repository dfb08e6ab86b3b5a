import { blend, type Palette } from '../palette.ts';
import { clouds, cypresses, glitter, haze, ridge, ridgeLine, sky, sun, WIDE } from '../scenery.ts';
import { circle, curve, group, linear, path, picture, polygon, rect, round, stroke, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const [LEFT, RIGHT, DECK, SPRING, RISE] = [330, 1270, 380, 640, 330];

/** Bridge care: a steel arch over a gorge, a maintenance gondola under the deck. */
export const archBridge: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const cliff = linear('cliff', [
    [0, main(0.42, 0.8)],
    [1, main(0.22, 0.7)],
  ]);
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.7, 0.5)],
      [0.4, main(0.86, 0.3)],
      [0.65, second(0.93, 0.5)],
      [1, paper],
    ]),
    sun(1150, 210, 66, paper, second(0.88, 0.9)),
    clouds(random, { y: 70, height: 180 }, '#ffffff', 7),
    ridge(ridgeLine(random, { y: 420, height: 90, waves: 1.1 }), main(0.78, 0.35)),
    haze(420, 200, paper, 0.7),
    ridge(ridgeLine(random, { y: 560, height: 60, waves: 1.6 }), main(0.66, 0.45)),
    linear('river', [
      [0, main(0.68, 0.5)],
      [1, main(0.4, 0.8)],
    ]),
    rect(0, 700, WIDE.width, 200, 'url(#river)'),
    glitter(random, { x: 500, y: 712, width: 620, height: 170 }, second(0.96, 0.5), 46),
    arch(palette),
    cliff,
    path(
      `M0 388L${LEFT - 20} 388L${LEFT + 10} 470L${LEFT - 30} 560L${LEFT + 40} 650L${LEFT + 10} 740L${LEFT + 90} 900L0 900Z`,
      'url(#cliff)',
    ),
    path(`M0 388L130 388L170 500L120 600L190 720L150 900L0 900Z`, main(0.3, 0.8)),
    path(
      `M1600 388L${RIGHT + 20} 388L${RIGHT - 14} 480L${RIGHT + 26} 580L${RIGHT - 40} 650L${RIGHT - 6} 760L${RIGHT - 80} 900L1600 900Z`,
      'url(#cliff)',
    ),
    path(
      `M1600 388L1420 388L1380 520L1450 640L1390 760L1430 900L1600 900Z`,
      blend(main(0.5, 0.8), second(0.7, 0.6), 0.2),
    ),
    cypresses(
      '60,384,130 108,386,170 222,386,120 1340,386,140 1480,386,190 1532,386,150',
      main(0.28, 0.8),
      main(0.4, 0.9),
    ),
  );
};

/** Height of the arch's centre line at x. */
function archAt(x: number): number {
  const share = (x - LEFT) / (RIGHT - LEFT);
  return SPRING - RISE * 4 * share * (1 - share);
}

function arch({ main, second }: Palette): string {
  const [steel, light, shade] = [second(0.62, 1.2), second(0.8, 1), second(0.46, 1)];
  const line = (offset: number) =>
    times(48, (index) => {
      const x = LEFT + ((RIGHT - LEFT) * index) / 47;
      return `${round(x)} ${round(archAt(x) + offset)}`;
    }).join('L');
  const lattice = times(47, (index) => {
    const [a, b] = [LEFT + ((RIGHT - LEFT) * index) / 47, LEFT + ((RIGHT - LEFT) * (index + 1)) / 47];
    return stroke(
      [
        [a, archAt(a) + (index % 2 === 0 ? -22 : 22)],
        [b, archAt(b) + (index % 2 === 0 ? 22 : -22)],
      ],
      shade,
      5,
    );
  });
  const posts = times(23, (index) => {
    const x = LEFT + 20 + index * 41;
    const y = archAt(x);
    return Math.abs(y - DECK) < 12
      ? ''
      : stroke(
          [
            [x, DECK],
            [x, y],
          ],
          steel,
          6,
        );
  });
  return group(
    {},
    ...posts,
    ...lattice,
    curve(`M${line(22)}`, steel, 13),
    curve(`M${line(-22)}`, steel, 13),
    curve(`M${line(-27)}`, light, 3),
    rect(-10, DECK - 10, 1620, 24, main(0.3, 0.7)),
    rect(-10, DECK - 10, 1620, 6, second(0.9, 0.6)),
    ...times(80, (index) => rect(index * 20, DECK - 28, 2.5, 20, main(0.34, 0.6))),
    rect(-10, DECK - 30, 1620, 4, main(0.34, 0.6)),
    gondola(main(0.24, 0.7), light),
  );
}

function gondola(dark: string, light: string): string {
  return group(
    {},
    ...[690, 810].map((x) =>
      stroke(
        [
          [x, DECK + 10],
          [x, DECK + 118],
        ],
        dark,
        3,
      ),
    ),
    polygon(
      [
        [660, DECK + 116],
        [840, DECK + 116],
        [826, DECK + 160],
        [674, DECK + 160],
      ],
      dark,
    ),
    rect(660, DECK + 112, 180, 7, light),
    ...[712, 776].map((x) => circle(x, DECK + 74, 9, light) + rect(x - 9, DECK + 84, 18, 32, light, { rx: 6 })),
  );
}
