import { blend, type Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { haze, sky, skyline, WIDE } from '../scenery.ts';
import { windows } from '../structures.ts';
import { circle, curve, group, linear, picture, polygon, rect, round, stroke, times, type Point } from '../svg.ts';
import type { Scene } from './scene.ts';

const GROUND = 640;
const FRAME = { x: 520, y: 150, bays: 4, floors: 5, width: 140, height: 98 } as const;

/** Strengthening: a concrete frame with new steel braces, earthquake waves below it. */
export const bracing: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const waves = times(8, (index) =>
    circle(800, 900, 90 + index * 88, 'none', {
      stroke: second(0.74, 1),
      'stroke-width': round(9 - index),
      opacity: round(0.85 - index * 0.1),
    }),
  );
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, second(0.92, 0.5)],
      [0.5, second(0.96, 0.3)],
      [0.75, paper],
    ]),
    skyline(random, GROUND, 260, palette, 0.78),
    haze(440, 210, paper, 0.75),
    neighbour(palette, random, 150, 300),
    neighbour(palette, random, 1170, 390),
    frame(palette),
    linear('soil', [
      [0, main(0.32, 0.8)],
      [1, main(0.18, 0.6)],
    ]),
    rect(0, GROUND, WIDE.width, 260, 'url(#soil)'),
    element(waves),
    rect(0, GROUND, WIDE.width, 7, second(0.8, 0.9)),
    ...times(5, (index) => footing(FRAME.x + index * FRAME.width, palette)),
  );
};

function element(waves: string[]): string {
  return group(
    {},
    `<clipPath id="below">${rect(0, GROUND, WIDE.width, 260, '#000')}</clipPath>`,
    group({ 'clip-path': 'url(#below)' }, ...waves),
  );
}

function neighbour(palette: Palette, random: Random, x: number, tall: number): string {
  const { main, second } = palette;
  const y = GROUND - tall;
  return group(
    {},
    rect(x, y, 250, tall, blend(main(0.62, 0.5), second(0.86, 0.5), 0.35)),
    rect(x + 200, y, 50, tall, blend(main(0.54, 0.6), second(0.8, 0.5), 0.2)),
    windows(random, {
      x: x + 10,
      y: y + 20,
      width: 180,
      height: tall - 60,
      columns: 4,
      rows: Math.round(tall / 66),
      glass: main(0.74, 0.4),
      lit: second(0.9, 0.7),
      share: 0.3,
    }),
  );
}

function frame({ main, second, paper }: Palette): string {
  const { x, y, bays, floors, width, height } = FRAME;
  const concrete = blend(main(0.46, 0.5), second(0.6, 0.4), 0.2);
  const at = (bay: number, floor: number): Point => [x + bay * width, y + floor * height];
  const columns = times(
    bays + 1,
    (bay) =>
      rect(x + bay * width - 13, y, 26, floors * height, concrete) +
      rect(x + bay * width + 4, y, 9, floors * height, main(0.36, 0.6)),
  );
  const beams = times(
    floors,
    (floor) =>
      rect(x - 13, y + floor * height - 9, bays * width + 26, 24, concrete) +
      rect(x - 13, y + floor * height + 8, bays * width + 26, 7, main(0.36, 0.6)),
  );
  const rooms = times(floors * bays, (index) => {
    const [bay, floor] = [index % bays, Math.floor(index / bays)];
    return rect(
      x + bay * width,
      y + floor * height,
      width,
      height,
      blend(paper, second(0.84, 0.6), 0.2 + 0.12 * ((bay + floor) % 3)),
    );
  });
  const braces = times(floors, (floor) =>
    [1, 2].map((bay) =>
      brace(at(bay + (bay === 1 ? 0 : 1), floor + 1), at(2, floor + 0.08), second(0.64, 1.25), second(0.8, 1)),
    ),
  );
  return group(
    {},
    ...rooms,
    ...columns,
    ...beams,
    ...braces.flat(),
    ...times(floors + 1, (floor) => circle(x + 2 * width, y + floor * height + 8, 14, second(0.56, 1.2))),
  );
}

function brace(from: Point, to: Point, colour: string, light: string): string {
  return stroke([from, to], colour, 17) + stroke([from, to], light, 4, { transform: 'translate(0 -4)' });
}

function footing(x: number, { main }: Palette): string {
  const edge: Point[] = [
    [x - 20, GROUND],
    [x + 20, GROUND],
    [x + 52, GROUND + 62],
    [x - 52, GROUND + 62],
  ];
  return polygon(edge, main(0.5, 0.5)) + curve(`M${x - 52} ${GROUND + 62}H${x + 52}`, main(0.62, 0.5), 5);
}
