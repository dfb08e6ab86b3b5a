import { brokenSpecimen, dial, press, pressHead, PRESS_AXIS, specimen } from '../../instruments.ts';
import type { Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { PRODUCT, shadow, studio } from '../../studio.ts';
import { circle, curve, group, picture, rect, stroke, times } from '../../svg.ts';
import type { Scene } from '../scene.ts';

/** A concrete cylinder in the press at the moment it gives way; others wait, the curve stands on the console. */
export const coreTesting: Scene = (palette, random) =>
  picture(
    PRODUCT.width,
    PRODUCT.height,
    studio(palette, 'deep', 716),
    shadow(PRESS_AXIS + 20, 790, 400, 46, palette, 0.8),
    press(palette),
    brokenSpecimen(palette, random),
    pressHead(palette),
    waiting(palette, random),
    console(palette),
  );

function waiting(palette: Palette, random: Random): string {
  const row = [
    { x: 78, top: 560, height: 216, radius: 58 },
    { x: 176, top: 604, height: 216, radius: 58 },
  ];
  return group(
    {},
    ...row.map((place) =>
      group(
        {},
        shadow(place.x + 14, place.top + 224, 96, 24, palette, 0.7),
        specimen(palette, random, place),
        rect(place.x - 26, place.top + 96, 42, 30, palette.second(0.7, 1.2), { rx: 3 }),
      ),
    ),
  );
}

function console(palette: Palette): string {
  const { main, second, paper } = palette;
  return group(
    {},
    curve('M782 700C830 760 846 742 880 742', main(0.14, 0.5), 10),
    rect(900, 330, 248, 460, main(0.6, 0.35), { rx: 18 }),
    rect(880, 330, 244, 460, main(0.82, 0.2), { rx: 18 }),
    rect(904, 356, 196, 166, main(0.16, 0.6), { rx: 10 }),
    ...times(4, (index) => rect(920, 384 + index * 34, 164, 1.5, main(0.5, 0.5))),
    stroke('920,504 950,488 984,448 1016,404 1044,384 1056,390 1064,430 1070,496', second(0.78, 1.2), 6, {
      'stroke-linejoin': 'round',
    }),
    circle(1044, 384, 8, paper),
    dial({ x: 1002, y: 622, radius: 78, turn: 50 }, palette),
    ...[940, 984, 1028].map((x, index) => circle(x, 742, 13, index === 2 ? second(0.66, 1.3) : main(0.44, 0.6))),
  );
}
