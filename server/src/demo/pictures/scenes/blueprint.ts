import { blend, type Palette } from '../palette.ts';
import { WIDE } from '../scenery.ts';
import {
  directions,
  circle,
  curve,
  group,
  linear,
  picture,
  polygon,
  radial,
  rect,
  stroke,
  times,
  type Point,
} from '../svg.ts';
import type { Scene } from './scene.ts';

/** Inspection: an elevation on a drawing sheet, part of it already standing as a house; a lens goes over it. */
export const blueprint: Scene = (palette) => {
  const { main, second, paper } = palette;
  const line = main(0.8, 0.35);
  const grid = [
    ...times(40, (index) =>
      stroke(
        [
          [index * 40, 0],
          [index * 40, 900],
        ],
        line,
        index % 5 === 0 ? 1.6 : 0.8,
      ),
    ),
    ...times(23, (index) =>
      stroke(
        [
          [0, index * 40],
          [1600, index * 40],
        ],
        line,
        index % 5 === 0 ? 1.6 : 0.8,
      ),
    ),
  ];
  return picture(
    WIDE.width,
    WIDE.height,
    linear(
      'sheet',
      [
        [0, main(0.42, 0.95)],
        [1, main(0.27, 0.8)],
      ],
      directions.slant,
    ),
    rect(0, 0, WIDE.width, WIDE.height, 'url(#sheet)'),
    radial('light', [
      [0, second(0.9, 0.6), 0.3],
      [1, second(0.9, 0.6), 0],
    ]),
    circle(1180, 260, 760, 'url(#light)'),
    group({ opacity: 0.22 }, ...grid),
    group({ opacity: 0.9 }, drawing(paper)),
    `<clipPath id="lens">${circle(1010, 420, 232, '#000')}</clipPath>`,
    circle(1026, 446, 244, main(0.14, 0.5), { opacity: 0.35 }),
    group({ 'clip-path': 'url(#lens)' }, rect(700, 100, 620, 640, second(0.92, 0.5)), built(palette)),
    circle(1010, 420, 232, 'none', { stroke: second(0.72, 1.15), 'stroke-width': 20 }),
    circle(1010, 420, 242, 'none', { stroke: second(0.88, 0.8), 'stroke-width': 4 }),
    stroke('1182,592 1390,800', main(0.16, 0.5), 44, { 'stroke-linecap': 'round' }),
    stroke('1184,590 1388,794', second(0.66, 1.1), 32, { 'stroke-linecap': 'round' }),
    curve('M858 330A180 180 0 0 1 950 252', '#ffffff', 10, { 'stroke-linecap': 'round', opacity: 0.7 }),
  );
};

const [LEFT, RIGHT, BASE, ROOF] = [330, 1210, 720, 190];

function openings(make: (x: number, y: number) => string): string[] {
  return times(8 * 5, (index) => make(LEFT + 34 + (index % 8) * 106, ROOF + 34 + Math.floor(index / 8) * 98));
}

function drawing(line: string): string {
  const outline: Point[] = [
    [LEFT, BASE],
    [LEFT, ROOF],
    [RIGHT, ROOF],
    [RIGHT, BASE],
  ];
  const axes = times(5, (index) => {
    const x = LEFT + index * 220;
    return (
      stroke(
        [
          [x, 120],
          [x, 800],
        ],
        line,
        1.5,
        { 'stroke-dasharray': '16 6 3 6', opacity: 0.7 },
      ) + circle(x, 98, 20, 'none', { stroke: line, 'stroke-width': 2.5 })
    );
  });
  const levels = times(
    6,
    (index) =>
      stroke(
        [
          [LEFT - 60, ROOF + 10 + index * 98],
          [RIGHT + 20, ROOF + 10 + index * 98],
        ],
        line,
        1.5,
        { opacity: 0.7 },
      ) +
      polygon(
        [
          [LEFT - 90, ROOF - 4 + index * 98],
          [LEFT - 66, ROOF - 4 + index * 98],
          [LEFT - 78, ROOF + 10 + index * 98],
        ],
        line,
      ),
  );
  return group(
    {},
    ...axes,
    ...levels,
    stroke(outline, line, 4),
    stroke(
      [
        [LEFT - 120, BASE],
        [RIGHT + 240, BASE],
      ],
      line,
      6,
    ),
    ...openings((x, y) => rect(x, y, 70, 56, 'none', { stroke: line, 'stroke-width': 2.5 })),
    stroke(
      [
        [LEFT, 830],
        [RIGHT, 830],
      ],
      line,
      2,
    ),
    ...[LEFT, RIGHT].map((x) =>
      stroke(
        [
          [x - 10, 840],
          [x + 10, 820],
        ],
        line,
        3,
      ),
    ),
  );
}

function built({ main, second }: Palette): string {
  const wall = linear('wall', [
    [0, second(0.86, 0.8)],
    [1, second(0.74, 0.9)],
  ]);
  const panes = openings((x, y) => {
    return (
      rect(x - 5, y - 5, 80, 66, second(0.95, 0.35)) +
      rect(x, y, 70, 56, main(0.46, 0.7)) +
      polygon(
        [
          [x, y],
          [x + 44, y],
          [x, y + 56],
        ],
        blend(main(0.62, 0.5), second(0.9, 0.4), 0.4),
      )
    );
  });
  return group(
    {},
    wall,
    rect(700, ROOF, 620, 600, 'url(#wall)'),
    rect(700, ROOF - 14, 620, 18, main(0.34, 0.8)),
    ...panes,
    ...times(5, (index) => rect(700, ROOF + 104 + index * 98, 620, 6, second(0.66, 0.8))),
  );
}
