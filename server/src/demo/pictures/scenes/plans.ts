import { blend, type Palette } from '../palette.ts';
import { WIDE } from '../scenery.ts';
import { directions, circle, curve, group, linear, picture, polygon, rect, stroke, times } from '../svg.ts';
import type { Scene } from './scene.ts';

/** The articles' header: drawings, a rule and a pencil on the table, seen from above. */
export const plans: Scene = (palette) => {
  const { main, second, paper } = palette;
  return picture(
    WIDE.width,
    WIDE.height,
    linear(
      'table',
      [
        [0, main(0.34, 0.85)],
        [1, main(0.22, 0.7)],
      ],
      directions.slant,
    ),
    rect(0, 0, WIDE.width, WIDE.height, 'url(#table)'),
    linear(
      'light',
      [
        [0, second(0.9, 0.7), 0.35],
        [1, second(0.9, 0.7), 0],
      ],
      directions.fall,
    ),
    polygon('1600,0 700,0 180,900 1100,900 1600,300', 'url(#light)'),
    sheet('rotate(-9 900 420)', blend(paper, second(0.84, 0.6), 0.5), elevation(main(0.46, 0.7)), main(0.12, 0.5)),
    sheet('translate(150 60) rotate(5 900 420)', paper, plan(main(0.4, 0.8), second(0.66, 1.2)), main(0.12, 0.5)),
    tools(palette),
  );
};

function sheet(transform: string, fill: string, drawing: string, shade: string): string {
  return group(
    { transform },
    rect(586, 136, 760, 560, shade, { opacity: 0.35 }),
    rect(570, 116, 760, 560, fill),
    drawing,
  );
}

function plan(ink: string, accent: string): string {
  const [x, y] = [630, 176];
  const rooms = [
    [0, 0, 240, 180],
    [240, 0, 180, 180],
    [420, 0, 220, 260],
    [0, 180, 160, 260],
    [160, 260, 260, 180],
    [420, 260, 220, 180],
  ];
  return group(
    {},
    rect(x + 160, y + 180, 260, 80, accent, { opacity: 0.2 }),
    ...rooms.map(([left = 0, top = 0, width = 0, height = 0]) =>
      rect(x + left, y + top, width, height, 'none', { stroke: ink, 'stroke-width': 6 }),
    ),
    ...times(
      4,
      (index) => rect(x - 9 + index * 213, y - 9, 18, 18, ink) + rect(x - 9 + index * 213, y + 431, 18, 18, ink),
    ),
    curve(`M${x + 300} ${y + 180}a60 60 0 0 1 -60 60`, accent, 3),
    curve(`M${x + 480} ${y + 260}a60 60 0 0 0 60 -60`, accent, 3),
    ...times(7, (index) =>
      stroke(
        [
          [x + 176 + index * 18, y + 276],
          [x + 176 + index * 18, y + 330],
        ],
        ink,
        2,
      ),
    ),
    stroke(
      [
        [x, y + 474],
        [x + 640, y + 474],
      ],
      accent,
      2.5,
    ),
    ...[0, 240, 420, 640].map((left) =>
      stroke(
        [
          [x + left - 7, y + 481],
          [x + left + 7, y + 467],
        ],
        accent,
        3,
      ),
    ),
  );
}

function elevation(ink: string): string {
  return group(
    { opacity: 0.8 },
    ...times(6, (index) =>
      stroke(
        [
          [620, 200 + index * 70],
          [1280, 200 + index * 70],
        ],
        ink,
        3,
      ),
    ),
    ...times(9, (index) =>
      stroke(
        [
          [640 + index * 78, 180],
          [640 + index * 78, 620],
        ],
        ink,
        2,
      ),
    ),
    stroke('610,200 940,150 1290,200', ink, 4),
  );
}

function tools({ main, second, paper }: Palette): string {
  const ticks = times(44, (index) =>
    stroke(
      [
        [240 + index * 16, 700],
        [240 + index * 16, index % 5 === 0 ? 726 : 714],
      ],
      main(0.3, 0.7),
      2,
    ),
  );
  return group(
    {},
    group(
      { transform: 'rotate(-14 500 740)' },
      rect(228, 708, 730, 74, main(0.12, 0.5), { opacity: 0.35 }),
      rect(220, 700, 730, 70, second(0.84, 0.9)),
      rect(220, 752, 730, 4, second(0.7, 1)),
      ...ticks,
    ),
    group(
      { transform: 'rotate(28 1180 640)' },
      rect(1010, 650, 330, 24, main(0.12, 0.5), { opacity: 0.3 }),
      rect(1010, 634, 300, 26, second(0.68, 1.25)),
      rect(1010, 634, 300, 8, second(0.8, 1)),
      polygon('1310,634 1362,647 1310,660', second(0.9, 0.5)),
      polygon('1344,642.5 1362,647 1344,651.5', main(0.2, 0.6)),
      rect(984, 634, 26, 26, paper),
    ),
    circle(300, 290, 118, main(0.12, 0.5), { opacity: 0.35 }),
    circle(290, 278, 118, paper),
    circle(290, 278, 92, second(0.4, 0.8)),
    circle(290, 278, 92, 'none', { stroke: second(0.8, 0.6), 'stroke-width': 5 }),
    curve('M222 256A72 72 0 0 1 286 206', second(0.62, 1), 6, { 'stroke-linecap': 'round' }),
    curve('M404 240a44 44 0 1 1 -4 84', paper, 20),
  );
}
