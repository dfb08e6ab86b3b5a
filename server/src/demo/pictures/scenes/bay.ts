import { blend, type Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { clouds, cypresses, glitter, haze, ridge, ridgeLine, sky, skyline, sun, WIDE } from '../scenery.ts';
import { cableBridge, windows } from '../structures.ts';
import { directions, group, linear, picture, polygon, rect, type Stop } from '../svg.ts';
import type { Scene } from './scene.ts';

/** The hero: a bay at the golden hour, a bridge, the town on the far shore and a terrace near by. */
export const bay: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const horizon = 560;
  const water = linear('water', [
    [0, second(0.82, 0.75)],
    [0.25, blend(second(0.7, 0.6), main(0.55, 0.7), 0.6)],
    [1, main(0.28, 0.75)],
  ]);
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.44, 0.75)],
      [0.3, main(0.64, 0.5)],
      [0.5, second(0.86, 0.55)],
      [0.64, second(0.9, 0.85)],
      [1, paper],
    ]),
    clouds(random, { y: 120, height: 220 }, second(0.93, 0.5), 6),
    sun(1060, 440, 74, second(0.97, 0.35), second(0.88, 0.95)),
    ridge(ridgeLine(random, { y: 450, height: 60, waves: 1.3 }), blend(main(0.6, 0.6), second(0.86, 0.8), 0.45)),
    haze(400, 170, second(0.94, 0.6), 0.8),
    ridge(ridgeLine(random, { y: 512, height: 34, waves: 2.1 }), blend(main(0.5, 0.7), second(0.8, 0.8), 0.25)),
    skyline(random, horizon + 2, 88, palette, 0.32),
    water,
    rect(0, horizon, WIDE.width, WIDE.height - horizon, 'url(#water)'),
    glitter(random, { x: 780, y: horizon + 6, width: 560, height: 320 }, second(0.94, 0.7), 70),
    cableBridge({
      from: -20,
      to: 1620,
      deck: 590,
      towers: [520, 1260],
      tall: 300,
      below: 70,
      colour: main(0.27, 0.8),
      cable: blend(main(0.32, 0.8), paper, 0.25),
    }),
    rect(0, 600, WIDE.width, 26, main(0.25, 0.8), { opacity: 0.18 }),
    terrace(palette, random),
  );
};

function terrace(palette: Palette, random: Random): string {
  const { main } = palette;
  return group(
    {},
    tower(palette, random),
    annexe(palette, random),
    polygon('0,806 640,826 1600,842 1600,910 0,910', palette.ink),
    cypresses(
      '520,836,190 590,842,250 664,844,210 1396,852,300 1470,856,230 1548,858,340',
      main(0.19, 0.7),
      main(0.3, 0.9),
    ),
  );
}

function tower({ main, second }: Palette, random: Random): string {
  const shade: Stop[] = [
    [0, main(0.34, 0.9)],
    [1, main(0.22, 0.7)],
  ];
  const front = { x: 8, y: 216, width: 196, height: 600, columns: 5, rows: 13, share: 0.34, fill: 0.66 };
  const side = { x: 216, y: 172, width: 64, height: 540, columns: 2, rows: 13, share: 0.5, fill: 0.7 };
  const lit = second(0.88, 0.9);
  return group(
    {},
    linear('front', shade, directions.slant),
    polygon('-10,190 210,230 210,910 -10,910', 'url(#front)'),
    polygon('210,230 286,262 286,910 210,910', blend(second(0.62, 0.9), main(0.4, 0.8), 0.35)),
    group({ transform: 'skewY(10.3)' }, windows(random, { ...front, glass: main(0.44, 0.7), lit })),
    group({ transform: 'skewY(22)' }, windows(random, { ...side, glass: second(0.78, 0.8), lit })),
  );
}

function annexe({ main, second }: Palette, random: Random): string {
  const front = { x: 296, y: 436, width: 126, height: 330, columns: 4, rows: 8, share: 0.4 };
  const panes = windows(random, { ...front, glass: main(0.36, 0.7), lit: second(0.88, 0.9) });
  return polygon('286,470 430,500 430,910 286,910', main(0.26, 0.8)) + group({ transform: 'skewY(11.5)' }, panes);
}
