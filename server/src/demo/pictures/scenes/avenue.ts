import { blend } from '../palette.ts';
import { clouds, cypress, haze, ridge, ridgeLine, sky, sun, WIDE } from '../scenery.ts';
import { picture, polygon, times } from '../svg.ts';
import type { Scene } from './scene.ts';

/** The biography's header: a road between cypresses, towards the morning hills. */
export const avenue: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const trees = times(9, (index) => 8 - index).flatMap((index) => {
    const depth = 1 / (1 + (8 - index) * 0.42);
    const [ground, tall] = [560 + 330 * depth, 560 * depth];
    const [dark, light] = [
      blend(main(0.22, 0.8), main(0.72, 0.4), (1 - depth) * 0.8),
      blend(main(0.36, 0.9), second(0.86, 0.5), (1 - depth) * 0.7),
    ];
    return [1120 - 560 * depth, 1120 + 560 * depth].map((x) => ({
      depth,
      svg: cypress(x, ground, tall, dark, light) + shadow(x, ground, tall, main(0.28, 0.6)),
    }));
  });
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.6, 0.55)],
      [0.35, main(0.8, 0.35)],
      [0.55, second(0.92, 0.6)],
      [0.65, paper],
    ]),
    sun(1120, 500, 78, paper, second(0.87, 0.95)),
    clouds(random, { y: 90, height: 240 }, second(0.96, 0.4), 7),
    ridge(ridgeLine(random, { y: 500, height: 60, waves: 1.2 }), blend(main(0.7, 0.4), second(0.88, 0.6), 0.35)),
    haze(460, 150, paper, 0.8),
    ridge(ridgeLine(random, { y: 560, height: 20, waves: 2 }), main(0.62, 0.5)),
    ridge(ridgeLine(random, { y: 590, height: 6, waves: 1 }), main(0.48, 0.75)),
    polygon('1108,588 1132,588 1560,900 680,900', second(0.88, 0.5)),
    polygon('1108,588 1118,588 1040,900 680,900', second(0.78, 0.6)),
    ...trees.toSorted((one, other) => one.depth - other.depth).map(({ svg }) => svg),
  );
};

function shadow(x: number, ground: number, tall: number, colour: string): string {
  const away = x < 1120 ? -1 : 1;
  return polygon(
    [
      [x, ground],
      [x + away * tall * 0.5, ground + tall * 0.18],
      [x + away * tall * 0.42, ground + tall * 0.2],
    ],
    colour,
    { opacity: 0.25 },
  );
}
