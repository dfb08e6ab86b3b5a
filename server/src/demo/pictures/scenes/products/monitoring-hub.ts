import { solarPanel } from '../../machines.ts';
import { blend, type Palette } from '../../palette.ts';
import { cypresses, glitter, haze, ridge, ridgeLine, sky, sun } from '../../scenery.ts';
import { PRODUCT } from '../../studio.ts';
import { cableBridge } from '../../structures.ts';
import {
  circle,
  curve,
  directions,
  group,
  line,
  linear,
  picture,
  polygon,
  rect,
  round,
  stroke,
  times,
  type Point,
} from '../../svg.ts';
import type { Scene } from '../scene.ts';

const POLE = 800;
const SIZE = { width: PRODUCT.width, bottom: PRODUCT.height } as const;
const AERIAL: Point = [POLE, 92];

/** The station on its pole gathers what the sensors on the bridge say; the sun feeds it. */
export const monitoringHub: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const width = PRODUCT.width;
  return picture(
    width,
    PRODUCT.height,
    sky(
      [
        [0, main(0.3, 0.75)],
        [0.35, main(0.52, 0.6)],
        [0.6, second(0.84, 0.7)],
        [0.7, second(0.9, 0.8)],
        [1, paper],
      ],
      PRODUCT,
    ),
    sun(210, 520, 58, second(0.97, 0.35), second(0.88, 0.95)),
    ridge(
      ridgeLine(random, { y: 540, height: 50, waves: 1.1, width }),
      blend(main(0.56, 0.6), second(0.84, 0.8), 0.4),
      SIZE,
    ),
    haze(500, 130, second(0.94, 0.6), 0.7, width),
    linear('water', [
      [0, second(0.8, 0.75)],
      [1, main(0.34, 0.75)],
    ]),
    rect(0, 612, width, 300, 'url(#water)'),
    glitter(random, { x: 0, y: 620, width: 420, height: 190 }, second(0.94, 0.7), 40),
    cableBridge({
      from: -20,
      to: 1220,
      deck: 636,
      towers: [330],
      tall: 250,
      below: 60,
      colour: main(0.25, 0.8),
      cable: main(0.4, 0.7),
    }),
    ...sensors(palette),
    ridge(ridgeLine(random, { y: 800, height: 16, waves: 0.8, width }), main(0.22, 0.7), SIZE),
    cypresses('60,826,190 112,832,250 1090,822,210 1140,826,290', main(0.16, 0.6), main(0.28, 0.85)),
    station(palette),
  );
};

/** Each sensor and its way to the aerial. */
function sensors({ second, paper }: Palette): string[] {
  const places: Point[] = [
    [176, 628],
    [330, 398],
    [330, 628],
    [520, 628],
  ];
  return places.flatMap(([x, y]) => [
    curve(
      `M${x} ${y}Q${round((x + AERIAL[0]) / 2 - 60)} ${round(Math.min(y, 330) - 90)} ${AERIAL[0]} ${AERIAL[1]}`,
      paper,
      3.5,
      {
        'stroke-dasharray': '3 13',
        'stroke-linecap': 'round',
        opacity: 0.9,
      },
    ),
    circle(x, y, 20, second(0.86, 1), { opacity: 0.4 }),
    circle(x, y, 10, second(0.74, 1.3)),
    circle(x, y, 4, paper),
  ]);
}

function station(palette: Palette): string {
  const { main, second } = palette;
  return group(
    {},
    waves(palette),
    linear(
      'pole',
      [
        [0, main(0.78, 0.2)],
        [0.4, main(0.66, 0.3)],
        [1, main(0.3, 0.5)],
      ],
      directions.across,
    ),
    rect(POLE - 15, 196, 30, 660, 'url(#pole)'),
    line([POLE, 200], AERIAL, main(0.8, 0.15), 9),
    circle(AERIAL[0], AERIAL[1], 13, second(0.8, 1.2)),
    line([POLE, 372], [POLE - 28, 318], main(0.24, 0.6), 14),
    solarPanel(palette, [626, 300], [806, 216], [46, 84]),
    cabinet(palette),
    polygon(
      `${POLE - 70},872 ${POLE - 50},836 ${POLE + 50},836 ${POLE + 70},872`,
      blend(main(0.7, 0.25), second(0.84, 0.4), 0.4),
    ),
    polygon(`${POLE + 12},836 ${POLE + 50},836 ${POLE + 70},872 ${POLE + 16},872`, main(0.44, 0.4)),
  );
}

function waves({ second }: Palette): string {
  const [x, y] = AERIAL;
  const arcs = times(3, (index) => {
    const reach = 40 + index * 34;
    const [dx, dy] = [round(reach * 0.77), round(reach * 0.64)];
    const more = { 'stroke-linecap': 'round', opacity: round(1 - index * 0.26) } as const;
    const right = `M${x + dx} ${y - dy}A${reach} ${reach} 0 0 1 ${x + dx} ${y + dy}`;
    const left = `M${x - dx} ${y - dy}A${reach} ${reach} 0 0 0 ${x - dx} ${y + dy}`;
    return curve(right, second(0.82, 1.1), 9, more) + curve(left, second(0.82, 1.1), 9, more);
  });
  return group({}, ...arcs);
}

function cabinet(palette: Palette): string {
  const { main, second, paper, ink } = palette;
  const [x, y] = [POLE - 130, 420];
  const lights = [second(0.78, 1.3), main(0.66, 1.2), main(0.66, 1.2), main(0.66, 1.2)];
  return group(
    {},
    linear(
      'door',
      [
        [0, paper],
        [1, main(0.78, 0.25)],
      ],
      directions.slant,
    ),
    rect(x + 14, y + 4, 260, 330, main(0.36, 0.5), { rx: 14 }),
    rect(x, y, 250, 330, 'url(#door)', { rx: 14 }),
    rect(x - 14, y - 18, 292, 28, main(0.3, 0.65), { rx: 10 }),
    rect(x + 28, y + 42, 194, 112, ink, { rx: 10 }),
    stroke(
      times(24, (index): Point => [
        x + 42 + index * 7.2,
        y + 100 - Math.sin(index * 1.3) * 34 * Math.exp(-(((index - 11) / 6) ** 2)),
      ]),
      second(0.78, 1.25),
      5,
      { 'stroke-linejoin': 'round' },
    ),
    ...lights.map((colour, index) => circle(x + 44 + index * 34, y + 192, 10, colour)),
    ...times(5, (index) => rect(x + 32, y + 232 + index * 15, 120, 6, main(0.56, 0.35), { rx: 3 })),
    rect(x + 204, y + 186, 18, 76, main(0.28, 0.6), { rx: 9 }),
    circle(x + 213, y + 204, 6, second(0.8, 1)),
    ...[60, 118, 176].map((shift) => rect(x + shift, y + 328, 22, 22, main(0.24, 0.6), { rx: 4 })),
    curve(`M${x + 71} ${y + 350}C${x + 71} ${y + 410} ${x + 118} ${y + 380} ${x + 116} ${y + 440}`, ink, 8),
  );
}
