import { drillingRig } from '../machines.ts';
import { blend, type Palette } from '../palette.ts';
import { clouds, cypresses, ridge, ridgeLine, sky, sun, WIDE } from '../scenery.ts';
import { between } from '../random.ts';
import { circle, group, picture, polygon, rect, stroke, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const BORE = 1010;

/** Soil survey: a drilling rig on the meadow, the layers it goes through below. */
export const strata: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const fills = [
    main(0.4, 0.9),
    second(0.62, 0.75),
    second(0.76, 0.7),
    blend(main(0.62, 0.5), second(0.7, 0.5), 0.5),
    second(0.5, 0.7),
    main(0.3, 0.7),
    main(0.2, 0.55),
  ];
  const layers = fills.map((fill, index) => {
    const line = ridgeLine(random, { y: 370 + index * 76, height: 10 + index * 7, waves: 0.7 + index * 0.12 });
    return group({}, ridge(line, fill), speckle(line, index));
  });
  function speckle(line: (x: number) => number, index: number): string {
    const colour = blend(fills[index] ?? paper, index % 2 === 0 ? '#000000' : '#ffffff', 0.18);
    return group(
      {},
      ...times(46, () => {
        const x = between(random, 0, WIDE.width);
        const y = line(x) + between(random, 18, 66);
        if (index % 3 === 0) return rect(x, y, between(random, 16, 44), 3, colour, { rx: 1.5 });
        return circle(x, y, index % 3 === 1 ? between(random, 2, 4) : between(random, 4, 10), colour);
      }),
    );
  }
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.76, 0.4)],
      [0.3, second(0.94, 0.4)],
      [0.45, paper],
    ]),
    sun(330, 170, 56, paper, second(0.9, 0.85)),
    clouds(random, { y: 60, height: 140 }, '#ffffff', 6),
    ridge(ridgeLine(random, { y: 290, height: 44, waves: 1.3 }), main(0.72, 0.4)),
    ridge(ridgeLine(random, { y: 340, height: 24, waves: 2 }), main(0.58, 0.6)),
    cypresses('150,378,150 206,382,200 1370,372,190 1424,372,140 1480,372,170', main(0.3, 0.8), main(0.42, 0.9)),
    ...layers,
    borehole(palette),
    drillingRig(palette, BORE),
  );
};

function borehole({ second, paper, main }: Palette): string {
  const samples = times(6, (index) => rect(BORE - 15, 432 + index * 72, 30, 26, second(0.9, 0.6), { rx: 3 }));
  const ticks = times(9, (index) =>
    stroke(
      [
        [BORE + 60, 400 + index * 48],
        [BORE + (index % 3 === 0 ? 96 : 80), 400 + index * 48],
      ],
      paper,
      3,
      { opacity: 0.85 },
    ),
  );
  return group(
    {},
    rect(BORE - 21, 366, 42, 480, main(0.16, 0.5)),
    ...samples,
    stroke(
      [
        [BORE, 360],
        [BORE, 830],
      ],
      paper,
      5,
    ),
    polygon(
      [
        [BORE - 15, 826],
        [BORE + 15, 826],
        [BORE, 862],
      ],
      second(0.74, 1.2),
    ),
    stroke(
      [
        [BORE + 60, 386],
        [BORE + 60, 800],
      ],
      paper,
      3,
      { opacity: 0.85 },
    ),
    ...ticks,
  );
}
