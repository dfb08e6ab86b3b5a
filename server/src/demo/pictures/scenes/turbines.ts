import { blend, type Palette } from '../palette.ts';
import { clouds, haze, ridge, ridgeLine, sky, sun, WIDE } from '../scenery.ts';
import { turbine } from '../structures.ts';
import { circle, group, picture, polygon, rect, stroke, times } from '../svg.ts';
import type { Scene } from './scene.ts';

/** Wind: turbines on hills at dawn; the nearest shows its foundation in the ground. */
export const turbines: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const light = second(0.98, 0.2);
  const far = ridgeLine(random, { y: 500, height: 50, waves: 1.2 });
  const middle = ridgeLine(random, { y: 590, height: 44, waves: 1.6 });
  const standing = (line: (x: number) => number, x: number, tall: number, turn: number, shade: string) =>
    turbine({ x, ground: line(x) + 6, tall, turn, light, shade });
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.62, 0.55)],
      [0.35, main(0.82, 0.3)],
      [0.55, second(0.9, 0.7)],
      [0.75, paper],
    ]),
    sun(420, 450, 84, second(0.97, 0.4), second(0.86, 0.95)),
    clouds(random, { y: 110, height: 200 }, paper, 6),
    standing(far, 150, 130, 20, main(0.7, 0.3)),
    standing(far, 620, 150, 70, main(0.7, 0.3)),
    standing(far, 1330, 140, 40, main(0.7, 0.3)),
    ridge(far, blend(main(0.66, 0.5), second(0.86, 0.6), 0.35)),
    haze(470, 150, second(0.95, 0.5), 0.7),
    standing(middle, 330, 270, 12, main(0.66, 0.35)),
    standing(middle, 820, 250, 95, main(0.66, 0.35)),
    standing(middle, 1510, 290, 50, main(0.66, 0.35)),
    ridge(middle, main(0.5, 0.7)),
    ridge(ridgeLine(random, { y: 660, height: 18, waves: 1 }), main(0.36, 0.9)),
    soil(palette),
    turbine({ x: 1130, ground: 690, tall: 520, turn: 27, light, shade: main(0.62, 0.35) }),
  );
};

function soil({ main, second }: Palette): string {
  const foot = '1060,690 1200,690 1214,724 1390,786 1390,826 870,826 870,786 1046,724';
  const bars = times(11, (index) =>
    stroke(
      [
        [904 + index * 45, 812],
        [904 + index * 45, 796 - Math.max(0, 5 - Math.abs(5 - index)) * 13],
      ],
      second(0.62, 1.2),
      4,
    ),
  );
  return group(
    {},
    polygon('0,700 1600,690 1600,900 0,900', main(0.25, 0.7)),
    polygon('0,770 1600,790 1600,900 0,900', main(0.19, 0.55)),
    polygon('0,838 1600,846 1600,900 0,900', second(0.42, 0.7)),
    polygon(foot, second(0.88, 0.35)),
    polygon('1130,690 1200,690 1214,724 1390,786 1390,826 1130,826', second(0.78, 0.4)),
    stroke('890,812 1370,812', second(0.62, 1.2), 4),
    stroke('894,796 1052,744 1208,744 1366,796', second(0.62, 1.2), 4),
    ...bars,
    ...[1088, 1112, 1148, 1172].map((x) => rect(x - 3, 700, 6, 96, main(0.34, 0.6))),
    ...times(9, (index) => circle(940 + index * 48, 858, 8, main(0.34, 0.5))),
  );
}
