import { blend, type Palette } from '../palette.ts';
import { circle, group, linear, picture, polygon, radial, rect, stroke, times } from '../svg.ts';
import { sky, skyline, WIDE } from '../scenery.ts';
import { between } from '../random.ts';
import type { Scene } from './scene.ts';

/** Energy: one house by night, one half warm with loss, the other insulated and quiet, panels on the roof. */
export const litFacade: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const stars = times(70, () =>
    circle(between(random, 0, 1600), between(random, 0, 420), between(random, 0.8, 2.2), paper, {
      opacity: between(random, 0.3, 0.9),
    }),
  );
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.16, 0.6)],
      [0.6, main(0.32, 0.85)],
      [0.85, main(0.5, 0.7)],
      [1, main(0.6, 0.5)],
    ]),
    ...stars,
    circle(1360, 170, 54, second(0.95, 0.4)),
    circle(1382, 156, 48, main(0.215, 0.68)),
    skyline(random, 800, 210, palette, 0.05),
    radial('warm', [
      [0, second(0.74, 1.2), 0.75],
      [1, second(0.7, 1.2), 0],
    ]),
    `<ellipse cx="470" cy="520" rx="500" ry="470" fill="url(#warm)"/>`,
    house(palette, random),
    rect(0, 800, 1600, 100, main(0.13, 0.5)),
    polygon('360,800 1240,800 1330,900 180,900', second(0.8, 0.8), { opacity: 0.16 }),
    plume(palette),
  );
};

const house: Scene = ({ main, second }, random) => {
  const cold = linear('cold', [
    [0, main(0.5, 0.8)],
    [1, main(0.34, 0.8)],
  ]);
  const warm = linear('leak', [
    [0, second(0.7, 1.2)],
    [0.5, second(0.6, 1.2)],
    [1, second(0.46, 1)],
  ]);
  const cells = times(10 * 6, (index) => {
    const [column, row] = [index % 10, Math.floor(index / 10)];
    const left = 366 + column * 88 + (column > 4 ? 12 : 0);
    const insulated = column > 4;
    const on = random() < (insulated ? 0.45 : 0.8);
    const glass = insulated ? (on ? second(0.9, 0.7) : main(0.25, 0.7)) : on ? second(0.92, 0.9) : second(0.8, 1.1);
    return (
      rect(left, 268 + row * 86, 58, 56, glass, { rx: 2 }) +
      (insulated
        ? rect(left - 5, 320 + row * 86, 68, 6, main(0.68, 0.5))
        : rect(left, 322 + row * 86, 58, 26, second(0.84, 1), { opacity: 0.35 }))
    );
  });
  const panels = times(5, (index) => {
    const x = 812 + index * 84;
    return (
      polygon(
        [
          [x, 232],
          [x + 30, 180],
          [x + 98, 180],
          [x + 68, 232],
        ],
        main(0.44, 1.1),
      ) +
      stroke(
        [
          [x + 34, 232],
          [x + 64, 180],
        ],
        main(0.6, 0.5),
        2.5,
      ) +
      stroke(
        [
          [x + 15, 206],
          [x + 83, 206],
        ],
        main(0.6, 0.5),
        2.5,
      )
    );
  });
  return group(
    {},
    cold,
    warm,
    rect(344, 236, 456, 564, 'url(#leak)'),
    rect(800, 236, 456, 564, 'url(#cold)'),
    rect(788, 222, 14, 578, second(0.94, 0.4)),
    rect(336, 224, 464, 16, second(0.5, 1)),
    rect(800, 228, 464, 12, main(0.62, 0.6)),
    ...panels,
    ...cells,
  );
};

/** Warm air that leaves through the old roof. */
function plume({ second, paper }: Palette): string {
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    ...times(5, (index) => {
      const x = 396 + index * 84;
      const d = `M${x} 206C${x - 26} 170 ${x + 30} 146 ${x} 108C${x - 22} 76 ${x + 20} 56 ${x + 4} ${30 + index * 6}`;
      return `<path d="${d}" stroke="${blend(second(0.78, 1.2), paper, 0.2)}" stroke-width="9" opacity="0.7"/>`;
    }),
  );
}
