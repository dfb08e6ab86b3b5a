import { blend, type Palette } from '../palette.ts';
import { clouds, cypresses, glitter, ridge, ridgeLine, sky, sun, WIDE } from '../scenery.ts';
import { directions, curve, group, linear, path, picture, polygon, rect, round, stroke, times } from '../svg.ts';
import type { Scene } from './scene.ts';

/** Water: an arch dam between two slopes, the lake behind it, three spillways open. */
export const dam: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.74, 0.45)],
      [0.25, main(0.88, 0.25)],
      [0.4, second(0.94, 0.45)],
    ]),
    sun(1180, 130, 54, paper, second(0.9, 0.85)),
    clouds(random, { y: 40, height: 130 }, '#ffffff', 6),
    ridge(ridgeLine(random, { y: 230, height: 70, waves: 1.3 }), main(0.76, 0.4)),
    ridge(ridgeLine(random, { y: 290, height: 44, waves: 2 }), main(0.62, 0.55)),
    linear('lake', [
      [0, second(0.92, 0.4)],
      [0.3, main(0.74, 0.5)],
      [1, main(0.5, 0.8)],
    ]),
    rect(0, 330, WIDE.width, 180, 'url(#lake)'),
    glitter(random, { x: 860, y: 336, width: 560, height: 110 }, paper, 44),
    wall(palette),
    slopes(palette),
    linear('stream', [
      [0, paper],
      [0.3, main(0.8, 0.4)],
      [1, main(0.44, 0.8)],
    ]),
    path(
      'M560 812C620 790 980 790 1040 812C1080 850 1130 880 1200 900L400 900C480 880 530 850 560 812Z',
      'url(#stream)',
    ),
    ...times(16, (index) =>
      path(
        `M${590 + index * 28} 812a${16 + (index % 3) * 6} ${14 + (index % 3) * 5} 0 0 1 ${32 + (index % 3) * 12} 0z`,
        paper,
        { opacity: 0.85 },
      ),
    ),
    cypresses(
      '130,560,150 180,600,190 90,660,170 260,700,150 1440,540,160 1500,590,210 1400,680,150 1548,690,190',
      main(0.24, 0.8),
      main(0.36, 0.9),
    ),
  );
};

function wall({ main, second, paper }: Palette): string {
  const face = linear(
    'face',
    [
      [0, second(0.78, 0.4)],
      [0.45, second(0.94, 0.25)],
      [1, main(0.56, 0.45)],
    ],
    directions.across,
  );
  const joints = times(17, (index) => {
    const share = (index + 1) / 18;
    const top = 216 + share * 1168;
    const foot = 520 + share * 560;
    const sag = 60 * 4 * share * (1 - share);
    return curve(
      `M${round(top)} ${round(420 + sag)}Q${round((top + foot) / 2 + (share - 0.5) * 60)} ${round(620 + sag)} ${round(foot)} 830`,
      main(0.5, 0.4),
      2,
      { opacity: 0.45 },
    );
  });
  const lifts = times(6, (index) => {
    const share = (index + 1) / 7;
    const [left, right, y] = [216 + share * 304, 1384 - share * 304, 420 + share * 410];
    return curve(
      `M${round(left)} ${round(y)}Q800 ${round(y + 120 * (1 - share))} ${round(right)} ${round(y)}`,
      main(0.5, 0.4),
      2,
      { opacity: 0.35 },
    );
  });
  const spill = [640, 760, 880].map(
    (x) =>
      path(`M${x} 474L${x + 80} 474L${x + 74} 830L${x + 6} 830Z`, 'url(#fall)') +
      rect(x - 6, 462, 92, 22, main(0.26, 0.7)),
  );
  return group(
    {},
    face,
    linear('fall', [
      [0, main(0.8, 0.4)],
      [0.25, paper],
      [1, paper, 0.85],
    ]),
    path('M180 400Q800 540 1420 400L1110 840L490 840Z', 'url(#face)'),
    ...joints,
    ...lifts,
    ...spill,
    curve('M170 402Q800 540 1430 402', main(0.3, 0.7), 20),
    curve('M170 396Q800 534 1430 396', second(0.92, 0.5), 6),
    rect(770, 408, 60, 64, second(0.66, 1.1)),
    polygon('760,410 800,384 840,410', main(0.3, 0.8)),
  );
}

function slopes({ main, second }: Palette): string {
  const rock = blend(main(0.4, 0.8), second(0.6, 0.5), 0.15);
  return group(
    {},
    polygon('0,330 130,352 240,410 330,520 400,640 500,760 600,850 480,900 0,900', rock),
    polygon('0,430 110,470 200,560 250,690 330,800 360,900 0,900', main(0.32, 0.85)),
    polygon('1600,320 1470,346 1370,404 1280,510 1200,640 1110,760 1000,850 1120,900 1600,900', main(0.34, 0.8)),
    polygon('1600,430 1500,470 1400,580 1350,700 1290,800 1240,900 1600,900', main(0.26, 0.75)),
    stroke('240,410 330,520 400,640 500,760 600,850', second(0.8, 0.6), 4, { opacity: 0.6 }),
  );
}
