import { blend } from '../palette.ts';
import { between } from '../random.ts';
import { WIDE } from '../scenery.ts';
import { directions, circle, curve, group, linear, path, picture, polygon, rect, times, type Point } from '../svg.ts';
import type { Scene } from './scene.ts';

/** The contact page's header: a town map by the bay, the office marked on it. */
export const townMap: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const blocks = times(15 * 9, (index) => {
    const [column, row] = [index % 15, Math.floor(index / 15)];
    const [x, y] = [-160 + column * 132, -120 + row * 128];
    const park = random() < 0.12;
    const fill = park ? main(0.66, 0.8) : blend(second(0.93, 0.4), second(0.84, 0.6), random());
    const houses = park
      ? times(5, () => circle(x + between(random, 20, 96), y + between(random, 20, 90), 9, main(0.5, 0.9)))
      : times(3, (house) =>
          rect(
            x + 8 + house * 36,
            y + 8 + random() * 10,
            28,
            40 + random() * 44,
            blend(second(0.76, 0.7), main(0.6, 0.5), random() * 0.6),
            { rx: 3, opacity: 0.75 },
          ),
        );
    return rect(x, y, 116, 112, fill, { rx: 8 }) + houses.join('');
  });
  const sea = 'M-20 640C180 600 300 700 470 690C640 680 690 770 840 790C980 806 1010 900 1040 920L-20 920Z';
  return picture(
    WIDE.width,
    WIDE.height,
    rect(0, 0, WIDE.width, WIDE.height, paper),
    group({ transform: 'rotate(-12 800 450) scale(1.12) translate(-80 -30)' }, ...blocks),
    curve('M-20 330C300 300 520 420 800 380S1300 160 1640 210', paper, 44),
    curve('M-20 330C300 300 520 420 800 380S1300 160 1640 210', second(0.74, 1.1), 28),
    linear('water', [
      [0, main(0.6, 0.8)],
      [1, main(0.4, 0.9)],
    ]),
    curve(sea, paper, 40),
    path(sea, 'url(#water)'),
    ...[30, 66, 108].map((offset, index) =>
      curve(sea, main(0.72, 0.6), 3, {
        transform: `translate(${-offset * 0.6} ${offset})`,
        opacity: 0.6 - index * 0.15,
      }),
    ),
    linear(
      'edge',
      [
        [0, main(0.22, 0.7), 0.3],
        [0.5, main(0.22, 0.7), 0],
      ],
      directions.across,
    ),
    rect(0, 0, WIDE.width, WIDE.height, 'url(#edge)'),
    pin([1130, 330], main(0.32, 0.95), second(0.78, 1.1), main(0.16, 0.5)),
  );
};

function pin([x, y]: Point, colour: string, dot: string, shade: string): string {
  const drop = `M${x} ${y + 150}C${x - 30} ${y + 84} ${x - 92} ${y + 48} ${x - 92} ${y - 26}a92 92 0 0 1 184 0C${x + 92} ${y + 48} ${x + 30} ${y + 84} ${x} ${y + 150}Z`;
  return group(
    {},
    polygon(
      [
        [x, y + 150],
        [x + 150, y + 40],
        [x + 210, y + 70],
      ],
      shade,
      { opacity: 0.22 },
    ),
    `<ellipse cx="${x}" cy="${y + 152}" rx="42" ry="12" fill="${shade}" opacity="0.4"/>`,
    path(drop, colour),
    path(`M${x} ${y + 150}C${x + 30} ${y + 84} ${x + 92} ${y + 48} ${x + 92} ${y - 26}a92 92 0 0 0 -92 -92z`, shade, {
      opacity: 0.22,
    }),
    circle(x, y - 26, 40, dot),
  );
}
