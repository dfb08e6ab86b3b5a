import { blend, type Palette } from '../../palette.ts';
import { block, isometric, type Faces } from '../../solids.ts';
import { PRODUCT, shadow, studio } from '../../studio.ts';
import { circle, group, line, picture, times, type Point } from '../../svg.ts';
import type { Scene } from '../scene.ts';

const BAYS = { x: 3, y: 2 } as const;
const FLOORS = 5;
const RISE = 0.9;
const THICK = 0.15;

const at = isometric(556, 566, 98);

/** A model of a concrete frame on its base, steel braces on the two sides that one sees. */
export const seismicRetrofit: Scene = (palette) => {
  const { main, second } = palette;
  const base: Faces = { top: second(0.82, 0.8), left: second(0.66, 0.9), right: second(0.55, 0.9) };
  const foot: Faces = { top: main(0.34, 0.7), left: main(0.24, 0.7), right: main(0.18, 0.6) };
  return picture(
    PRODUCT.width,
    PRODUCT.height,
    studio(palette, 'day', 610),
    shadow(640, 800, 520, 110, palette),
    block(at, [-0.55, -0.55, -0.5], [BAYS.x + 1.1, BAYS.y + 1.1, 0.26], foot),
    block(at, [-0.4, -0.4, -0.24], [BAYS.x + 0.8, BAYS.y + 0.8, 0.24], base),
    ...times(FLOORS, (floor) => storey(palette, floor)),
  );
};

function storey(palette: Palette, floor: number): string {
  const { main, second } = palette;
  const concrete: Faces = { top: main(0.78, 0.3), left: main(0.62, 0.4), right: main(0.48, 0.5) };
  const roof = floor === FLOORS - 1;
  const slab: Faces = {
    top: roof ? blend(main(0.84, 0.25), second(0.95, 0.3), 0.5) : blend(main(0.7, 0.35), second(0.8, 0.5), 0.25),
    left: main(0.56, 0.45),
    right: main(0.42, 0.55),
  };
  const foot = floor * RISE;
  const columns = times((BAYS.x + 1) * (BAYS.y + 1), (index) => {
    const [x, y] = [index % (BAYS.x + 1), Math.floor(index / (BAYS.x + 1))];
    return block(at, [x - THICK / 2, y - THICK / 2, foot], [THICK, THICK, RISE - 0.16], concrete);
  });
  const size = [BAYS.x + 0.3, BAYS.y + 0.3, 0.16] as const;
  return group({}, ...columns, ...braces(palette, floor), block(at, [-0.15, -0.15, foot + RISE - 0.16], size, slab));
}

/** One bay of each visible side, from corner to corner both ways. */
function braces({ second }: Palette, floor: number): string[] {
  const [low, high] = [floor * RISE + 0.05, (floor + 1) * RISE - 0.2];
  const left = (x: number, z: number) => at(x, BAYS.y + 0.07, z);
  const right = (y: number, z: number) => at(BAYS.x + 0.07, y, z);
  const tones = {
    left: [second(0.66, 1.25), second(0.82, 1)],
    right: [second(0.54, 1.15), second(0.68, 1.2)],
  } as const;
  return [
    cross([left(1, low), left(2, high)], [left(2, low), left(1, high)], tones.left),
    cross([right(0, low), right(1, high)], [right(1, low), right(0, high)], tones.right),
  ];
}

function cross(one: readonly [Point, Point], other: readonly [Point, Point], [dark, light]: readonly string[]): string {
  const bars = [one, other].map(([from, to]) => {
    const edge = { transform: 'translate(-1 -3)' };
    return line(from, to, dark ?? '', 13) + line(from, to, light ?? '', 3.5, edge);
  });
  const middle = [(one[0][0] + one[1][0]) / 2, (one[0][1] + one[1][1]) / 2] as const;
  return group({}, ...bars, circle(middle[0], middle[1], 11, dark ?? ''), circle(middle[0], middle[1], 5, light ?? ''));
}
