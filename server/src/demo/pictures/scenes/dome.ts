import { blend, type Palette } from '../palette.ts';
import { between, type Random } from '../random.ts';
import { cypresses, ridge, ridgeLine, sky, sun, WIDE } from '../scenery.ts';
import { directions, curve, group, linear, path, picture, polygon, rect, stroke, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const GROUND = 790;

/** Restoration: a stone bath house with dome and arches, one bay still in scaffold. */
export const dome: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.58, 0.6)],
      [0.4, main(0.8, 0.35)],
      [0.65, second(0.92, 0.55)],
      [1, paper],
    ]),
    sun(300, 330, 76, paper, second(0.88, 0.9)),
    ridge(ridgeLine(random, { y: 600, height: 60, waves: 1.2 }), main(0.74, 0.4)),
    ridge(ridgeLine(random, { y: 680, height: 36, waves: 1.9 }), main(0.58, 0.6)),
    cypresses('120,796,330 200,800,420 1440,796,380 1520,800,300', main(0.24, 0.8), main(0.36, 0.9)),
    domes(palette),
    walls(palette, random),
    scaffold(palette),
    linear('court', [
      [0, second(0.84, 0.5)],
      [1, second(0.66, 0.6)],
    ]),
    rect(0, GROUND, 1600, 110, 'url(#court)'),
    ...times(9, (index) =>
      stroke(
        [
          [800 + (index - 4) * 130, GROUND],
          [800 + (index - 4) * 300, 900],
        ],
        second(0.6, 0.6),
        2,
        { opacity: 0.5 },
      ),
    ),
    ...[812, 846].map((y) =>
      stroke(
        [
          [0, y],
          [1600, y],
        ],
        second(0.6, 0.6),
        2,
        { opacity: 0.5 },
      ),
    ),
  );
};

function domes({ main, second }: Palette): string {
  const lead = linear(
    'lead',
    [
      [0, second(0.84, 0.5)],
      [0.3, main(0.64, 0.5)],
      [1, main(0.3, 0.8)],
    ],
    directions.lean,
  );
  const cap = (x: number, base: number, half: number) => {
    const rise = half * 0.92;
    const ribs = times(7, (index) => {
      const reach = ((index - 3) / 3.5) * half;
      return curve(
        `M${x} ${base - rise}Q${x + reach * 1.15} ${base - rise * 0.72} ${x + reach} ${base}`,
        main(0.28, 0.7),
        2,
        { opacity: 0.35 },
      );
    });
    return group(
      {},
      path(
        `M${x - half} ${base}C${x - half} ${base - rise * 0.75} ${x - half * 0.5} ${base - rise} ${x} ${base - rise}C${x + half * 0.5} ${base - rise} ${x + half} ${base - rise * 0.75} ${x + half} ${base}Z`,
        'url(#lead)',
      ),
      ...ribs,
      rect(x - 3, base - rise - 44, 6, 48, second(0.74, 1.1)),
      rect(x - 8, base - rise - 26, 16, 12, second(0.74, 1.1), { rx: 6 }),
    );
  };
  const drum = times(9, (index) => path(`M${614 + index * 44} 372v-34a11 11 0 0 1 22 0v34z`, main(0.3, 0.7)));
  return group(
    {},
    lead,
    cap(430, 386, 118),
    cap(1170, 386, 118),
    rect(584, 312, 432, 76, second(0.8, 0.6)),
    rect(584, 306, 432, 10, second(0.9, 0.5)),
    ...drum,
    cap(800, 308, 220),
  );
}

function walls({ main, second }: Palette, random: Random): string {
  const stone = linear(
    'stone',
    [
      [0, second(0.88, 0.5)],
      [1, second(0.72, 0.7)],
    ],
    directions.slant,
  );
  const courses = times(13, (row) =>
    times(22, (column) => {
      const x = 300 + column * 46 + (row % 2) * 23;
      const tone = blend(second(0.86, 0.5), second(0.62, 0.7), random() * 0.7);
      return random() < 0.45 ? rect(x, 402 + row * 30, 43, 27, tone, { opacity: between(random, 0.3, 0.7) }) : '';
    }).join(''),
  );
  const openings = times(5, (index) => {
    const x = 330 + index * 200;
    const tall = index === 2 ? 250 : 210;
    const arch = (inset: number) =>
      `M${x + inset} ${GROUND}v${-(tall - 70)}q0 ${-(90 - inset)} ${70 - inset} ${-(116 - inset)}q${70 - inset} 26 ${70 - inset} ${116 - inset}v${tall - 70}z`;
    return (
      path(arch(-14), index % 2 === 0 ? second(0.92, 0.4) : second(0.9, 0.45)) +
      path(arch(0), main(0.2, 0.6)) +
      path(`M${x + 90} ${GROUND}L${x + 140} ${GROUND}v-130q-10 -60 -50 -86z`, second(0.62, 1), { opacity: 0.35 })
    );
  });
  return group(
    {},
    stone,
    rect(280, 388, 1040, 402, 'url(#stone)'),
    ...courses,
    rect(268, 376, 1064, 18, second(0.93, 0.4)),
    rect(280, 394, 1040, 8, main(0.3, 0.5), { opacity: 0.25 }),
    ...openings,
  );
}

function scaffold({ main, second }: Palette): string {
  const [steel, board] = [main(0.3, 0.7), second(0.62, 1.2)];
  return group(
    {},
    ...times(5, (index) => rect(1096 + index * 62, 300, 5, 490, steel)),
    ...times(6, (index) => rect(1084, 336 + index * 82, 276, 9, board) + rect(1084, 306 + index * 82, 276, 4, steel)),
    ...times(5, (index) =>
      stroke(
        [
          [1100, 416 + index * 82],
          [1344, 346 + index * 82],
        ],
        steel,
        3,
      ),
    ),
    polygon('1160,336 1176,290 1212,290 1228,336', second(0.9, 0.4)),
  );
}
