import { brokenSpecimen, press, pressHead } from '../../instruments.ts';
import { blend, type Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { cypresses, haze, ridge, ridgeLine, sun, WIDE } from '../../scenery.ts';
import { shadow } from '../../studio.ts';
import { clip, group, line, linear, path, picture, polygon, rect, times, type Point } from '../../svg.ts';
import type { Scene } from '../scene.ts';
import { balance, BENCH, gauges, screen, shelf, sieves } from './equipment.ts';

const PANE = { x: 470, y: 84, width: 640, height: 400 } as const;

/** The laboratory in the morning: the press, sieves and a balance on the bench, the hills in the window. */
export const laboratory: Scene = (palette, random) => {
  const { main, second } = palette;
  return picture(
    WIDE.width,
    WIDE.height,
    linear('wall', [
      [0, main(0.34, 0.7)],
      [1, main(0.5, 0.65)],
    ]),
    rect(0, 0, WIDE.width, WIDE.height, 'url(#wall)'),
    view(palette, random),
    gauges(palette),
    shelf(palette, random),
    bench(palette),
    group(
      { transform: 'translate(-88 143) scale(0.64)' },
      press(palette),
      brokenSpecimen(palette, random),
      pressHead(palette),
    ),
    sieves(palette),
    balance(palette, random),
    screen(palette),
    shafts(second(0.95, 0.6)),
    ...[330, 1176].map((x) => lamp(palette, x)),
  );
};

/** A wide window over the valley. */
function view({ main, second, paper }: Palette, random: Random): string {
  const { x, y, width, height } = PANE;
  const frame = main(0.22, 0.65);
  const bars = [1, 2, 3].map((index) => rect(x + (width / 4) * index - 6, y, 12, height, frame));
  return group(
    {},
    clip('view', rect(x, y, width, height, '#000')),
    linear('morning', [
      [0, main(0.7, 0.45)],
      [0.5, second(0.9, 0.6)],
      [1, paper],
    ]),
    group(
      { 'clip-path': 'url(#view)' },
      rect(x, y, width, height, 'url(#morning)'),
      sun(880, 290, 52, paper, second(0.88, 0.95)),
      ridge(ridgeLine(random, { y: 350, height: 40, waves: 2 }), blend(main(0.64, 0.5), second(0.88, 0.7), 0.4)),
      haze(330, 90, paper, 0.8),
      ridge(ridgeLine(random, { y: 410, height: 22, waves: 3 }), main(0.56, 0.6)),
      cypresses('520,486,150 566,488,210 1010,486,170 1056,488,240', main(0.28, 0.75), main(0.4, 0.9)),
      ridge(ridgeLine(random, { y: 458, height: 8, waves: 3 }), main(0.4, 0.8)),
    ),
    ...bars,
    rect(x, y + 132, width, 10, frame),
    rect(x - 9, y - 9, width + 18, height + 18, 'none', { stroke: frame, 'stroke-width': 18 }),
    rect(x - 40, y + height + 16, width + 80, 18, blend(second(0.8, 0.7), paper, 0.3)),
    rect(x - 40, y + height + 34, width + 80, 8, main(0.22, 0.65)),
  );
}

/** The light of the panes, falling into the room. */
function shafts(colour: string): string {
  const { x, y, width, height } = PANE;
  const rays = times(4, (index) => {
    const left = x + (width / 4) * index + 6;
    const right = left + width / 4 - 12;
    const corners: Point[] = [
      [left, y + height],
      [right, y + height],
      [right - 280, 900],
      [left - 330, 900],
    ];
    return polygon(corners, 'url(#shaft)');
  });
  return (
    linear('shaft', [
      [0, colour, 0.26],
      [1, colour, 0.02],
    ]) + group({}, ...rays)
  );
}

function bench(palette: Palette): string {
  const { main, second } = palette;
  const doors = times(5, (index) => {
    const x = 20 + index * 318;
    return (
      rect(x, BENCH + 66, 294, 300, main(0.3, 0.7), { rx: 6 }) +
      rect(x + 112, BENCH + 84, 70, 10, second(0.74, 1), { rx: 5 })
    );
  });
  return group(
    {},
    rect(0, BENCH - 14, WIDE.width, 50, second(0.84, 0.7)),
    rect(0, BENCH - 14, WIDE.width, 7, second(0.95, 0.4)),
    rect(0, BENCH + 30, WIDE.width, 14, second(0.6, 0.9)),
    linear('front', [
      [0, main(0.2, 0.6)],
      [0.3, main(0.26, 0.7)],
      [1, main(0.22, 0.6)],
    ]),
    rect(0, BENCH + 44, WIDE.width, 300, 'url(#front)'),
    ...doors,
    shadow(250, BENCH + 6, 230, 16, palette, 0.6),
    shadow(640, BENCH + 10, 120, 14, palette, 0.5),
    shadow(900, BENCH + 10, 150, 14, palette, 0.5),
    shadow(1330, BENCH + 10, 190, 14, palette, 0.5),
  );
}

function lamp({ main, second }: Palette, x: number): string {
  return group(
    {},
    linear('cone', [
      [0, second(0.92, 0.8), 0.3],
      [1, second(0.92, 0.8), 0],
    ]),
    polygon(
      [
        [x - 56, 106],
        [x + 56, 106],
        [x + 190, 560],
        [x - 190, 560],
      ],
      'url(#cone)',
    ),
    line([x, 0], [x, 52], main(0.16, 0.5), 5),
    path(`M${x - 62} 106Q${x - 50} 50 ${x} 48Q${x + 50} 50 ${x + 62} 106Z`, second(0.66, 1.2)),
    path(`M${x} 48Q${x + 50} 50 ${x + 62} 106H${x + 22}Q${x + 24} 66 ${x} 48Z`, second(0.52, 1.15)),
    rect(x - 62, 103, 124, 8, second(0.95, 0.6), { rx: 4 }),
  );
}
