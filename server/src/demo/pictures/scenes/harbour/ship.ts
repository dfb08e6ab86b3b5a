import { blend, type Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { circle, curve, directions, group, line, linear, path, rect, round, stroke, times } from '../../svg.ts';

/** Where the stem stands and how high the water. */
export const bow = { x: 802, water: 800 } as const;

/** Seen from ahead: the bow, the boxes on deck, the bridge above all. */
export function ship(palette: Palette, random: Random): string {
  const { main, second, paper } = palette;
  const { x, water } = bow;
  return group(
    {},
    ...times(9, (index) =>
      rect(x - 150 + index * 9, water + 8 + index * 11, 300 - index * 18, 6, main(0.12, 0.5), {
        rx: 3,
        opacity: round(0.5 - index * 0.045),
      }),
    ),
    bridge(palette),
    ...boxes(palette, random),
    linear(
      'hull',
      [
        [0, main(0.16, 0.55)],
        [0.46, main(0.3, 0.75)],
        [0.54, main(0.36, 0.8)],
        [1, blend(main(0.34, 0.7), second(0.6, 1), 0.4)],
      ],
      directions.across,
    ),
    path(
      `M${x - 176} ${water - 292}Q${x} ${water - 250} ${x + 176} ${water - 292}C${x + 158} ${water - 200} ${x + 128} ${water - 90} ${x + 112} ${water}H${x - 112}C${x - 128} ${water - 90} ${x - 158} ${water - 200} ${x - 176} ${water - 292}Z`,
      'url(#hull)',
    ),
    path(
      `M${x - 121} ${water - 40}Q${x} ${water - 22} ${x + 121} ${water - 40}L${x + 112} ${water}H${x - 112}Z`,
      second(0.52, 1.15),
    ),
    curve(`M${x - 174} ${water - 286}Q${x} ${water - 244} ${x + 174} ${water - 286}`, paper, 6),
    line([x, water - 266], [x, water], main(0.48, 0.6), 3, { opacity: 0.7 }),
    ...[-1, 1].map(
      (side) =>
        circle(x + side * 88, water - 190, 12, main(0.1, 0.4)) +
        curve(`M${x + side * 88} ${water - 186}q${side * 4} 30 ${-side * 6} 52`, main(0.1, 0.4), 6),
    ),
    rect(x - 3, water - 348, 6, 92, main(0.14, 0.5)),
    circle(x, water - 350, 7, second(0.94, 0.7)),
  );
}

function bridge({ main, second, paper }: Palette): string {
  const { x, water } = bow;
  const top = water - 596;
  return group(
    {},
    rect(x - 120, top + 40, 240, 260, blend(paper, second(0.8, 0.7), 0.35)),
    rect(x + 60, top + 40, 60, 260, blend(second(0.86, 0.9), paper, 0.3)),
    rect(x - 190, top + 16, 380, 34, blend(paper, main(0.6, 0.4), 0.3), { rx: 4 }),
    ...times(13, (index) => rect(x - 176 + index * 27.4, top + 22, 20, 14, second(0.92, 0.9))),
    rect(x - 30, top - 40, 60, 58, main(0.3, 0.6)),
    rect(x - 30, top - 28, 60, 14, second(0.7, 1.2)),
    stroke(
      [
        [x - 74, top + 16],
        [x - 74, top - 70],
      ],
      main(0.2, 0.6),
      5,
    ),
    stroke(
      [
        [x - 96, top - 40],
        [x - 52, top - 40],
      ],
      main(0.2, 0.6),
      4,
    ),
    circle(x - 74, top - 72, 6, second(0.94, 0.8)),
  );
}

function boxes({ main, second, paper }: Palette, random: Random): string[] {
  const tones = [
    second(0.66, 1.2),
    second(0.78, 1),
    main(0.42, 0.85),
    main(0.56, 0.6),
    blend(paper, second(0.8, 0.6), 0.4),
    second(0.54, 1.1),
    main(0.3, 0.7),
  ];
  const columns = [4, 5, 6, 6, 5, 6, 5, 4];
  return columns.flatMap((rows, column) =>
    times(rows, (row) => {
      const [x, y] = [bow.x - 172 + column * 43, bow.water - 312 - row * 38];
      const tone = tones[Math.floor(random() * tones.length)] ?? paper;
      return group(
        {},
        rect(x, y, 42, 37, blend(tone, main(0.2, 0.6), 0.3)),
        rect(x, y, 42, 4, blend(tone, paper, 0.3)),
        rect(x + 5, y + 7, 14, 27, tone) + rect(x + 23, y + 7, 14, 27, tone),
      );
    }),
  );
}
