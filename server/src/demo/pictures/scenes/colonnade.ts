import { blend, type Palette } from '../palette.ts';
import { cypresses, ridge, ridgeLine, sky, sun, WIDE } from '../scenery.ts';
import { directions, group, linear, picture, polygon, rect, stroke, times } from '../svg.ts';
import type { Scene } from './scene.ts';

/** The contracts' header: a colonnade in low light, long shadows on the floor. */
export const colonnade: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.68, 0.5)],
      [0.45, second(0.92, 0.5)],
      [0.75, paper],
    ]),
    sun(980, 470, 80, paper, second(0.87, 0.95)),
    ridge(ridgeLine(random, { y: 590, height: 50, waves: 1.2 }), blend(main(0.66, 0.5), second(0.88, 0.6), 0.3)),
    ridge(ridgeLine(random, { y: 650, height: 30, waves: 1.8 }), main(0.54, 0.65)),
    cypresses('420,720,220 470,724,290 1210,720,240 1290,724,190', main(0.32, 0.8), main(0.44, 0.9)),
    linear('floor', [
      [0, second(0.9, 0.5)],
      [1, second(0.7, 0.7)],
    ]),
    rect(0, 720, WIDE.width, 180, 'url(#floor)'),
    ...times(6, (index) => shadow(130 + index * 268, main(0.3, 0.6))),
    ...[748, 796].map((y) =>
      stroke(
        [
          [0, y],
          [1600, y],
        ],
        second(0.62, 0.7),
        2,
        { opacity: 0.5 },
      ),
    ),
    linear(
      'shaft',
      [
        [0, main(0.26, 0.7)],
        [0.55, main(0.42, 0.7)],
        [0.9, second(0.84, 0.7)],
        [1, second(0.94, 0.5)],
      ],
      directions.across,
    ),
    linear(
      'other',
      [
        [0, second(0.94, 0.5)],
        [0.1, second(0.84, 0.7)],
        [0.45, main(0.42, 0.7)],
        [1, main(0.26, 0.7)],
      ],
      directions.across,
    ),
    ...times(6, (index) => column(130 + index * 268, index < 4 ? 'shaft' : 'other', palette)),
    entablature(palette),
  );
};

function shadow(x: number, colour: string): string {
  const lean = (x - 980) * 0.42;
  return polygon(
    [
      [x - 46, 724],
      [x + 46, 724],
      [x + 74 + lean, 900],
      [x - 74 + lean, 900],
    ],
    colour,
    { opacity: 0.22 },
  );
}

function column(x: number, fill: string, { main, second }: Palette): string {
  const flutes = times(6, (index) =>
    stroke(
      [
        [x - 30 + index * 12, 214],
        [x - 33 + index * 13.2, 690],
      ],
      main(0.2, 0.6),
      2,
      { opacity: 0.3 },
    ),
  );
  return group(
    {},
    polygon(
      [
        [x - 40, 200],
        [x + 40, 200],
        [x + 46, 694],
        [x - 46, 694],
      ],
      `url(#${fill})`,
    ),
    ...flutes,
    rect(x - 58, 168, 116, 34, main(0.36, 0.7)),
    rect(x - 58, 168, 116, 5, second(0.86, 0.7)),
    rect(x - 60, 692, 120, 18, main(0.38, 0.7)),
    rect(x - 70, 708, 140, 22, main(0.3, 0.7)),
    rect(x - 60, 692, 120, 4, second(0.86, 0.7)),
  );
}

function entablature({ main, second }: Palette): string {
  return group(
    {},
    linear('beam', [
      [0, main(0.22, 0.7)],
      [1, main(0.36, 0.75)],
    ]),
    rect(0, 0, 1600, 168, 'url(#beam)'),
    ...times(28, (index) => rect(index * 60 + 8, 96, 30, 42, main(0.42, 0.7))),
    rect(0, 84, 1600, 6, second(0.78, 0.9)),
    rect(0, 146, 1600, 6, second(0.78, 0.9)),
  );
}
