import { blend, type Palette } from './palette.ts';
import { between, type Random } from './random.ts';
import { circle, group, linear, path, radial, rect, round, times, type Point, type Stop } from './svg.ts';

export const WIDE = { width: 1600, height: 900 } as const;
export const TALL = { width: 1200, height: 1500 } as const;

export function sky(list: readonly Stop[], size: { width: number; height: number } = WIDE): string {
  return linear('sky', list) + rect(0, 0, size.width, size.height, 'url(#sky)');
}

/** A disc in a wide halo. */
export function sun(x: number, y: number, radius: number, colour: string, glow: string): string {
  const halo: Stop[] = [
    [0, glow, 0.85],
    [0.25, glow, 0.45],
    [1, glow, 0],
  ];
  return radial(`glow-${x}`, halo) + circle(x, y, radius * 5, `url(#glow-${x})`) + circle(x, y, radius, colour);
}

interface Ridge {
  y: number;
  height: number;
  /** Waves across the picture. */
  waves: number;
  width?: number;
  bottom?: number;
}

/** Height of a ridge at x: three waves, so that no two hills are alike. */
export function ridgeLine(random: Random, { y, height, waves, width = WIDE.width }: Ridge): (x: number) => number {
  const phases = times(3, () => between(random, 0, Math.PI * 2));
  const wave = (x: number, order: number, share: number) =>
    share * Math.sin((x / width) * Math.PI * 2 * waves * order + (phases[order - 1] ?? 0));
  return (x) => y + height * (wave(x, 1, 0.6) + wave(x, 2, 0.28) + wave(x, 3, 0.12));
}

export function ridge(
  line: (x: number) => number,
  fill: string,
  size: { width?: number; bottom?: number } = {},
): string {
  const { width = WIDE.width, bottom = WIDE.height } = size;
  const points = times(width / 20 + 1, (index) => `${index * 20} ${round(line(index * 20))}`);
  return path(`M0 ${bottom}L${points.join('L')}L${width} ${bottom}Z`, fill);
}

/** A band of mist that hides the foot of what stands behind it. */
export function haze(y: number, height: number, colour: string, opacity: number, width: number = WIDE.width): string {
  const id = `haze-${round(y)}`;
  return (
    linear(id, [
      [0, colour, 0],
      [0.7, colour, opacity],
      [1, colour, 0],
    ]) + rect(0, y, width, height, `url(#${id})`)
  );
}

/** The firm's tree: a slender cypress, lit from one side. */
export function cypress(x: number, ground: number, height: number, dark: string, light: string): string {
  const half = height * 0.13;
  const top = ground - height;
  const outline = (reach: number) =>
    `M${round(x)} ${round(top)}C${round(x + reach)} ${round(top + height * 0.35)} ${round(x + reach * 1.3)} ${round(top + height * 0.75)} ${round(x)} ${round(ground)}`;
  const back = `C${round(x - half * 1.3)} ${round(top + height * 0.75)} ${round(x - half)} ${round(top + height * 0.35)} ${round(x)} ${round(top)}Z`;
  return path(outline(half) + back, dark) + path(outline(-half) + `Z`, light, { opacity: 0.75 });
}

/** Trees as `x,ground,height` triples with spaces between. */
export function cypresses(places: string, dark: string, light: string): string {
  const trees = places.split(' ').map((place) => place.split(',').map(Number));
  return group({}, ...trees.map(([x = 0, ground = 0, height = 0]) => cypress(x, ground, height, dark, light)));
}

/** Short strokes of light on water, longer and rarer towards the viewer. */
export function glitter(
  random: Random,
  area: { x: number; y: number; width: number; height: number },
  colour: string,
  count: number,
): string {
  const strokes = times(count, () => {
    const depth = random() ** 1.4;
    const spread = area.width * (0.25 + 0.75 * depth);
    const length = between(random, 20, 60) * (0.6 + depth * 2.2);
    const x = area.x + area.width / 2 + (random() + random() - 1) * (spread / 2) - length / 2;
    return rect(x, area.y + depth * area.height, length, 2 + depth * 4, colour, {
      rx: 3,
      opacity: round(between(random, 0.25, 0.8)),
    });
  });
  return group({}, ...strokes);
}

/** Flat clouds made of rounded bars. */
export function clouds(random: Random, area: { y: number; height: number }, colour: string, count: number): string {
  return group(
    { opacity: 0.55 },
    ...times(count, () => {
      const [x, y] = [between(random, -100, 1500), between(random, area.y, area.y + area.height)];
      const width = between(random, 160, 420);
      return (
        rect(x, y, width, 14, colour, { rx: 7 }) +
        rect(x + width * 0.2, y - 12, width * 0.5, 14, colour, { rx: 7 }) +
        rect(x + width * 0.35, y + 12, width * 0.55, 10, colour, { rx: 5 })
      );
    }),
  );
}

/** A far town: blocks of differing height with a few lit windows. */
export function skyline(random: Random, ground: number, height: number, palette: Palette, depth: number): string {
  const wall = blend(palette.main(0.36, 0.8), palette.second(0.84, 0.8), depth);
  const blocks: string[] = [];
  for (let x = -20; x < WIDE.width;) {
    const [width, tall] = [between(random, 22, 58), height * between(random, 0.3, 1) ** 1.3];
    blocks.push(rect(x, ground - tall, width, tall + 4, blend(wall, palette.paper, random() * 0.16)));
    const lit = times(width * tall * 0.0016 * (1 - depth), (): Point => [
      x + between(random, 6, width - 12),
      ground - between(random, 10, tall - 8),
    ]);
    blocks.push(...lit.map(([left, top]) => rect(left, top, 5, 8, palette.second(0.88), { opacity: 0.8 })));
    x += width + (random() < 0.3 ? between(random, 4, 30) : -2);
  }
  return group({}, ...blocks);
}
