import { blend, type Palette } from '../../palette.ts';
import { between, type Random } from '../../random.ts';
import { clouds, cypresses, glitter, haze, ridge, ridgeLine, sky, sun, WIDE } from '../../scenery.ts';
import { ellipse, group, linear, path, picture, polygon, times } from '../../svg.ts';
import type { Scene } from '../scene.ts';
import { at, BAY, bays, DECK, FOOT } from './masonry.ts';

/** A railway viaduct over the morning mist, the first train on it. */
export const viaduct: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const hill = (y: number, height: number, waves: number) => ridgeLine(random, { y, height, waves });
  const mist = second(0.95, 0.45);
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.42, 0.75)],
      [0.26, main(0.62, 0.5)],
      [0.46, second(0.86, 0.6)],
      [0.62, second(0.91, 0.8)],
      [1, paper],
    ]),
    clouds(random, { y: 80, height: 200 }, second(0.93, 0.5), 6),
    sun(330, 452, 70, second(0.97, 0.35), second(0.88, 0.95)),
    ridge(hill(470, 70, 1.2), blend(main(0.62, 0.5), second(0.88, 0.7), 0.5)),
    haze(430, 150, mist, 0.8),
    ridge(hill(540, 44, 1.7), blend(main(0.54, 0.6), second(0.84, 0.7), 0.3)),
    haze(520, 140, mist, 0.85),
    ridge(hill(620, 26, 1.4), blend(main(0.48, 0.7), second(0.8, 0.6), 0.15)),
    river(palette),
    glitter(random, { x: 250, y: 668, width: 330, height: 150 }, second(0.96, 0.5), 46),
    ...bays(palette),
    train(palette),
    meadow(palette, random),
    hillside(palette),
    haze(540, 130, mist, 0.6),
    haze(600, 210, mist, 0.78),
    ridge(hill(800, 22, 1.1), main(0.3, 0.8)),
    cypresses('96,846,300 168,850,390 246,852,250 1290,838,190 1340,842,250', main(0.2, 0.7), main(0.32, 0.9)),
    ridge(hill(858, 14, 0.8), main(0.18, 0.6)),
    cypresses('1432,880,280 1512,886,380 1580,890,300 20,892,280', main(0.13, 0.5), main(0.26, 0.85)),
  );
};

function river({ main, second }: Palette): string {
  const water = linear('river', [
    [0, second(0.9, 0.75)],
    [0.5, second(0.8, 0.7)],
    [1, blend(main(0.44, 0.7), second(0.7, 0.6), 0.3)],
  ]);
  return (
    water +
    path(
      'M330 646C380 660 420 664 400 684C370 712 210 716 230 760C246 794 420 800 470 850L480 900H900C860 850 640 800 590 764C548 734 640 706 560 680C520 664 430 656 380 646Z',
      'url(#river)',
    )
  );
}

/** The bank on which the nearer piers stand, bushes at their feet. */
function meadow({ main, second }: Palette, random: Random): string {
  const grass = blend(main(0.44, 0.7), second(0.76, 0.6), 0.18);
  const feet = times(13, (index) => at(index * BAY, FOOT + 12));
  const bushes = times(60, () => {
    const [x, y] = at(between(random, 0, 12 * BAY), between(random, FOOT - 8, FOOT + 14), -between(random, 0, 24));
    const near = (y - 640) / 120;
    return ellipse(
      x,
      y,
      between(random, 8, 20) * near,
      between(random, 5, 10) * near,
      blend(main(0.36, 0.8), grass, random() * 0.6),
    );
  });
  const slope = linear('meadow', [
    [0, grass],
    [1, main(0.32, 0.8)],
  ]);
  return group(
    {},
    slope,
    path(
      `M${feet.map((point) => point.join(' ')).join('L')}C570 700 660 716 600 750C580 790 700 800 760 900H1700Z`,
      'url(#meadow)',
    ),
    ...bushes,
  );
}

/** Where the line reaches the other side of the valley. */
function hillside({ main, second }: Palette): string {
  const slope = linear('hillside', [
    [0, blend(main(0.56, 0.6), second(0.84, 0.6), 0.45)],
    [0.6, blend(main(0.56, 0.5), second(0.88, 0.5), 0.5)],
    [1, second(0.9, 0.5), 0],
  ]);
  return slope + path('M-10 446C80 436 190 452 258 494C312 530 344 610 470 664L300 720H-10Z', 'url(#hillside)');
}

const CAR = 250;

/** Five cars with their lamps on, half hidden by the parapet. */
function train({ main, second }: Palette): string {
  const cars = times(5, (index) => {
    const [from, to] = [640 + index * (CAR + 14), 640 + index * (CAR + 14) + CAR];
    const slab = (low: number, high: number, colour: string, inset = 0) =>
      polygon(
        [at(from + inset, low, 14), at(to - inset, low, 14), at(to - inset, high, 14), at(from + inset, high, 14)],
        colour,
      );
    const panes = times(9, (pane) => {
      const start = from + 16 + pane * 25;
      return polygon(
        [
          at(start, DECK + 42, 14),
          at(start + 17, DECK + 42, 14),
          at(start + 17, DECK + 58, 14),
          at(start, DECK + 58, 14),
        ],
        second(0.92, 0.85),
      );
    });
    return group(
      {},
      slab(DECK + 20, DECK + 70, main(0.25, 0.75)),
      slab(DECK + 70, DECK + 76, main(0.36, 0.6), 10),
      slab(DECK + 30, DECK + 36, second(0.72, 1.25)),
      ...panes,
    );
  });
  return group({}, ...cars.toReversed());
}
