import { blend, type Palette } from '../palette.ts';
import { between } from '../random.ts';
import { clouds, glitter, ridge, ridgeLine, sky, sun, WIDE } from '../scenery.ts';
import { directions, curve, group, linear, path, picture, polygon, radial, rect, stroke, times } from '../svg.ts';
import type { Scene } from './scene.ts';

/** Coast: an old pier on piles at dawn, a lighthouse at its end, gulls over the bay. */
export const pier: Scene = (palette, random) => {
  const { main, second } = palette;
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.5, 0.65)],
      [0.3, main(0.74, 0.4)],
      [0.48, second(0.9, 0.6)],
      [0.62, second(0.94, 0.6)],
    ]),
    clouds(random, { y: 130, height: 200 }, second(0.94, 0.5), 8),
    sun(500, 490, 90, second(0.97, 0.4), second(0.86, 1)),
    ridge(ridgeLine(random, { y: 490, height: 40, waves: 1.5 }), blend(main(0.62, 0.5), second(0.86, 0.7), 0.45)),
    linear('sea', [
      [0, second(0.86, 0.7)],
      [0.2, blend(second(0.74, 0.6), main(0.6, 0.7), 0.6)],
      [1, main(0.3, 0.85)],
    ]),
    rect(0, 540, WIDE.width, 360, 'url(#sea)'),
    glitter(random, { x: 220, y: 546, width: 560, height: 340 }, second(0.96, 0.6), 80),
    ...times(5, (index) => swell(600 + index * 66, main(0.46 - index * 0.04, 0.8), between(random, 0, 90))),
    lighthouse(palette),
    deck(palette),
    ...[
      [420, 230, 30],
      [500, 200, 22],
      [600, 260, 26],
      [760, 170, 20],
    ].map(([x = 0, y = 0, wing = 0]) =>
      curve(
        `M${x - wing} ${y - wing * 0.3}Q${x - wing * 0.4} ${y - wing * 0.7} ${x} ${y}Q${x + wing * 0.4} ${y - wing * 0.7} ${x + wing} ${y - wing * 0.3}`,
        main(0.28, 0.6),
        5,
        { 'stroke-linecap': 'round' },
      ),
    ),
    polygon('0,900 0,872 300,888 620,900', main(0.2, 0.6)),
  );
};

function swell(y: number, colour: string, shift: number): string {
  const crest = times(9, (index) => `q55 -16 110 0t110 0`.repeat(index === 0 ? 1 : 1)).join('');
  return curve(`M${-120 + shift} ${y}${crest}`, colour, 4, { opacity: 0.55 });
}

function deck({ main, second }: Palette): string {
  const [timber, dark] = [second(0.56, 0.8), main(0.2, 0.6)];
  const piles = times(9, (index) => {
    const x = 1580 - index * 86 - index * index * 1.6;
    const width = 24 - index * 1.5;
    const top = 640 - index * 6.5;
    const foot = 850 - index * 26;
    return (
      rect(x, top, width, foot - top, dark) +
      rect(x, top, width * 0.3, foot - top, second(0.7, 0.9)) +
      rect(x - 2, foot - 34 + index * 2, width + 4, 30 - index * 2, blend(main(0.5, 1), dark, 0.3)) +
      rect(x - 8, foot - 4, width + 26, 5, second(0.9, 0.5), { rx: 2.5, opacity: 0.7 }) +
      (index < 8
        ? stroke(
            [
              [x, top + 30],
              [x - 86, foot - 60],
            ],
            dark,
            6 - index * 0.4,
          )
        : '')
    );
  });
  const posts = times(12, (index) => {
    const x = 1590 - index * 68;
    return rect(x, 560 - index * 3.4, 6, 62 - index * 1.6, dark);
  });
  return group(
    {},
    ...piles,
    polygon('760,578 1600,616 1600,662 760,598', timber),
    polygon('760,578 1600,616 1600,626 760,583', second(0.86, 0.8)),
    ...posts,
    stroke('838,520 1600,560', dark, 5),
    stroke('838,544 1600,588', dark, 4),
  );
}

function lighthouse({ main, second, paper }: Palette): string {
  const body = linear(
    'tower',
    [
      [0, paper],
      [0.5, second(0.9, 0.4)],
      [1, main(0.56, 0.5)],
    ],
    directions.across,
  );
  const bands = [
    [0.12, 0.3],
    [0.5, 0.68],
  ].map(([from = 0, to = 0]) => {
    const half = (share: number) => 34 + 22 * share;
    const y = (share: number) => 250 + share * 330;
    return polygon(
      [
        [820 - half(from), y(from)],
        [820 + half(from), y(from)],
        [820 + half(to), y(to)],
        [820 - half(to), y(to)],
      ],
      second(0.62, 1.2),
      { opacity: 0.92 },
    );
  });
  return group(
    {},
    body,
    radial('lamp', [
      [0, paper, 0.95],
      [1, second(0.88, 0.9), 0],
    ]),
    polygon('820,214 1600,90 1600,250', second(0.96, 0.6), { opacity: 0.28 }),
    polygon('740,540 900,540 940,600 700,600', main(0.36, 0.6)),
    polygon('786,250 854,250 876,580 764,580', 'url(#tower)'),
    ...bands,
    rect(774, 240, 92, 12, main(0.26, 0.7)),
    rect(792, 192, 56, 50, second(0.93, 0.8)),
    ...[792, 818, 845].map((x) => rect(x, 192, 4, 50, main(0.26, 0.7))),
    path('M782 194Q820 148 858 194Z', main(0.26, 0.7)),
    rect(817, 140, 6, 26, main(0.26, 0.7)),
    `<circle cx="820" cy="214" r="90" fill="url(#lamp)"/>`,
    path('M808 580v-40a12 12 0 0 1 24 0v40z', main(0.26, 0.7)),
  );
}
