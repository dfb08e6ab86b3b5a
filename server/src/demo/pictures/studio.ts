import { blend, type Palette } from './palette.ts';
import { directions, ellipse, group, linear, radial, rect, times } from './svg.ts';

/** Size of every product picture. */
export const PRODUCT = { width: 1200, height: 900 } as const;

/** `day`: cream, `mist`: pale green, `deep`: dark green; neighbours in a list should differ. */
export type Mood = 'day' | 'mist' | 'deep';

interface Tones {
  wall: string;
  foot: string;
  light: string;
  table: string;
  front: string;
  edge: string;
}

function tonesOf({ main, second, paper }: Palette, mood: Mood): Tones {
  const tones: Record<Mood, Tones> = {
    day: {
      wall: second(0.93, 0.36),
      foot: second(0.88, 0.5),
      light: paper,
      table: main(0.4, 0.75),
      front: main(0.24, 0.7),
      edge: main(0.6, 0.5),
    },
    mist: {
      wall: main(0.7, 0.4),
      foot: main(0.82, 0.25),
      light: paper,
      table: second(0.8, 0.75),
      front: second(0.62, 0.85),
      edge: second(0.92, 0.5),
    },
    deep: {
      wall: main(0.25, 0.75),
      foot: main(0.4, 0.75),
      light: second(0.86, 0.7),
      table: blend(main(0.3, 0.7), second(0.5, 0.7), 0.3),
      front: main(0.16, 0.55),
      edge: second(0.74, 0.85),
    },
  };
  return tones[mood];
}

/** A quiet room for one object: a wall with the light of a window on it and the edge of a table. */
export function studio(palette: Palette, mood: Mood, table = 700): string {
  const { wall, foot, light, table: top, front, edge } = tonesOf(palette, mood);
  const { width, height } = PRODUCT;
  const strength = mood === 'deep' ? 0.17 : 0.5;
  return group(
    {},
    linear('wall', [
      [0, wall],
      [1, foot],
    ]),
    linear(
      'pane',
      [
        [0, light, strength],
        [1, light, strength * 0.25],
      ],
      directions.slant,
    ),
    linear('table', [
      [0, top],
      [1, front],
    ]),
    rect(0, 0, width, table, 'url(#wall)'),
    windowLight(),
    rect(0, table, width, height - table, 'url(#table)'),
    rect(0, table, width, 4, edge, { opacity: 0.8 }),
  );
}

function windowLight(): string {
  const panes = times(8, (index) =>
    rect(500 + (index % 4) * 172, 96 + Math.floor(index / 4) * 236, 156, 220, 'url(#pane)'),
  );
  return group({ transform: 'translate(-60 -60) skewX(-16) skewY(6)' }, ...panes);
}

/** The soft shadow that sets an object on its ground. */
export function shadow(x: number, y: number, rx: number, ry: number, { ink }: Palette, strength = 0.55): string {
  const id = `shadow-${Math.round(x)}-${Math.round(y)}`;
  return (
    radial(id, [
      [0, ink, strength],
      [0.6, ink, strength * 0.6],
      [1, ink, 0],
    ]) + ellipse(x, y, rx, ry, `url(#${id})`)
  );
}
