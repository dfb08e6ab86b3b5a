import { blend, type Palette } from '../../palette.ts';
import { PRODUCT } from '../../studio.ts';
import {
  circle,
  curve,
  directions,
  ellipse,
  group,
  line,
  linear,
  path,
  picture,
  radial,
  rect,
  stroke,
  times,
} from '../../svg.ts';
import type { Scene } from '../scene.ts';

const LEAN = 6;

/** A tilt box on a leaning column, the plumb line that tells the truth, the record of the months behind it. */
export const tiltSensor: Scene = (palette) => {
  const { main } = palette;
  return picture(
    PRODUCT.width,
    PRODUCT.height,
    linear('room', [
      [0, main(0.22, 0.7)],
      [1, main(0.4, 0.75)],
    ]),
    rect(0, 0, PRODUCT.width, PRODUCT.height, 'url(#room)'),
    record(palette),
    group({ transform: `rotate(${LEAN} 560 1400)` }, column(palette), box(palette)),
    plumb(palette),
  );
};

function record({ main, second }: Palette): string {
  const grid = times(9, (index) => rect(0, 84 + index * 92, PRODUCT.width, 1.5, main(0.56, 0.5), { opacity: 0.4 }));
  const months = times(13, (index) =>
    rect(40 + index * 94, 0, 1.5, PRODUCT.height, main(0.56, 0.5), { opacity: 0.25 }),
  );
  const trace =
    '-10,742 60,730 120,742 180,716 240,724 300,690 360,700 420,664 480,668 540,610 600,620 660,560 720,566 780,500 840,486 900,420 960,404 1020,316 1080,290 1140,200 1210,150';
  return group(
    {},
    ...grid,
    ...months,
    linear('below', [
      [0, second(0.7, 1), 0.4],
      [1, second(0.7, 1), 0],
    ]),
    path(`M${trace.replaceAll(' ', 'L')}V900H-10Z`, 'url(#below)'),
    stroke(trace, second(0.76, 1.2), 7, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
  );
}

function column({ main, second }: Palette): string {
  const grain = blend(main(0.76, 0.25), second(0.84, 0.4), 0.5);
  return group(
    {},
    linear(
      'concrete',
      [
        [0, blend(grain, '#ffffff', 0.3)],
        [0.7, grain],
        [0.71, blend(grain, main(0.3, 0.6), 0.45)],
        [1, blend(grain, main(0.3, 0.6), 0.6)],
      ],
      directions.across,
    ),
    rect(250, -120, 560, 1400, 'url(#concrete)'),
    ...[120, 470, 820].map((y) => rect(250, y, 560, 3, main(0.4, 0.4), { opacity: 0.35 })),
    ...[290, 590].flatMap((x) => [60, 410, 760].map((y) => circle(x, y, 9, main(0.4, 0.4), { opacity: 0.45 }))),
  );
}

function box(palette: Palette): string {
  const { main, second, ink } = palette;
  const screws = [246, 614].flatMap((x) =>
    [262, 626].map((y) => circle(x, y, 14, main(0.82, 0.15)) + line([x - 8, y - 5], [x + 8, y + 5], ink, 3.5)),
  );
  return group(
    {},
    rect(214, 244, 460, 430, ink, { rx: 26, opacity: 0.4 }),
    rect(204, 224, 452, 436, main(0.3, 0.7), { rx: 22 }),
    ...screws,
    linear(
      'case',
      [
        [0, second(0.8, 1.05)],
        [1, second(0.58, 1.2)],
      ],
      directions.slant,
    ),
    rect(264, 200, 332, 484, 'url(#case)', { rx: 34 }),
    rect(278, 208, 304, 8, second(0.93, 0.7), { rx: 4 }),
    bubble(palette),
    rect(300, 560, 172, 84, main(0.16, 0.55), { rx: 10 }),
    stroke('314,622 338,614 358,618 382,602 404,606 428,584 456,576', second(0.84, 1.1), 5, {
      'stroke-linejoin': 'round',
    }),
    circle(520, 584, 13, main(0.4, 0.8)),
    circle(520, 624, 13, second(0.9, 0.8)),
    rect(400, 684, 60, 40, main(0.2, 0.6), { rx: 6 }),
    curve('M430 720C430 800 330 780 330 860S420 960 380 1040', ink, 14),
  );
}

/** The round level: the bubble has left the middle. */
function bubble({ main, second, paper, ink }: Palette): string {
  const [x, y] = [430, 374];
  return group(
    {},
    radial('liquid', [
      [0, second(0.95, 0.6)],
      [0.7, second(0.86, 0.95)],
      [1, second(0.66, 1.2)],
    ]),
    circle(x, y, 142, main(0.22, 0.65)),
    circle(x, y, 124, 'url(#liquid)'),
    ...[96, 62, 30].map((radius) =>
      circle(x, y, radius, 'none', { stroke: main(0.3, 0.7), 'stroke-width': radius === 30 ? 5 : 2.5 }),
    ),
    line([x - 124, y], [x + 124, y], main(0.3, 0.7), 2),
    line([x, y - 124], [x, y + 124], main(0.3, 0.7), 2),
    ellipse(x - 48, y - 26, 34, 32, paper, { opacity: 0.9, stroke: ink, 'stroke-width': 2.5 }),
    ellipse(x - 58, y - 38, 10, 7, '#ffffff'),
    path(`M${x - 104} ${y - 40}A112 112 0 0 1 ${x + 20} ${y - 110}A150 150 0 0 0 ${x - 104} ${y - 40}Z`, '#ffffff', {
      opacity: 0.6,
    }),
  );
}

/** Hangs upright, whatever the column does; the arc measures between the two. */
function plumb({ second, main, paper }: Palette): string {
  return group(
    {},
    line([960, -10], [960, 640], paper, 4),
    line([960, 40], [1030, 640], paper, 3, { 'stroke-dasharray': '14 12', opacity: 0.6 }),
    curve('M960 560Q992 562 1020 552', second(0.9, 0.8), 5),
    rect(946, 636, 28, 30, main(0.8, 0.15), { rx: 5 }),
    path('M918 664H1002C1004 724 980 762 960 826C940 762 916 724 918 664Z', second(0.7, 1.25)),
    path('M960 664H1002C1004 724 980 762 960 826Z', second(0.52, 1.2)),
    rect(914, 658, 92, 16, second(0.86, 0.95), { rx: 6 }),
  );
}
