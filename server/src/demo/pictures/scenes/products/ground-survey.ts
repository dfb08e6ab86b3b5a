import { drillingRig } from '../../machines.ts';
import { blend, type Palette } from '../../palette.ts';
import { between, type Random } from '../../random.ts';
import { clouds, cypresses, haze, ridge, ridgeLine, sky, sun } from '../../scenery.ts';
import { block, isometric, type Faces } from '../../solids.ts';
import { PRODUCT, shadow } from '../../studio.ts';
import { ellipse, group, line, picture, times, type Point } from '../../svg.ts';
import type { Scene } from '../scene.ts';

const SIZE = { width: PRODUCT.width, bottom: PRODUCT.height } as const;
const TROUGHS = 3;
const LONG = 4.5;
/** Across, with one wall. */
const TROUGH = 0.7;

/** The rig on the meadow and, near by, what it brought up: two boxes of cores, layer after layer. */
export const groundSurvey: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  const hills = (y: number, height: number, waves: number) =>
    ridgeLine(random, { y, height, waves, width: PRODUCT.width });
  return picture(
    PRODUCT.width,
    PRODUCT.height,
    sky(
      [
        [0, main(0.74, 0.4)],
        [0.3, second(0.94, 0.4)],
        [0.5, paper],
      ],
      PRODUCT,
    ),
    sun(330, 190, 60, paper, second(0.9, 0.9)),
    clouds(random, { y: 60, height: 90 }, '#ffffff', 4),
    ridge(hills(330, 50, 1), main(0.74, 0.35), SIZE),
    haze(300, 120, paper, 0.8, PRODUCT.width),
    ridge(hills(400, 24, 1.6), main(0.58, 0.55), SIZE),
    cypresses('70,448,170 122,452,220 176,450,150 1120,446,190 1172,450,240', main(0.3, 0.8), main(0.42, 0.9)),
    ridge(hills(452, 10, 1), main(0.44, 0.8), SIZE),
    shadow(840, 478, 250, 24, palette),
    group({ transform: 'translate(-120 36) scale(1.2)' }, drillingRig(palette, 660)),
    ridge(hills(540, 14, 0.8), main(0.36, 0.85), SIZE),
    shadow(440, 800, 460, 120, palette, 0.7),
    box(palette, random, [500, 536]),
    shadow(860, 850, 420, 100, palette, 0.7),
    box(palette, random, [870, 570]),
  );
};

function box(palette: Palette, random: Random, [left, top]: Point): string {
  const { second } = palette;
  const at = isometric(left, top, 88);
  const wood: Faces = { top: second(0.88, 0.7), left: second(0.72, 0.85), right: second(0.6, 0.85) };
  const inner: Faces = { top: second(0.42, 0.7), left: second(0.36, 0.7), right: second(0.36, 0.7) };
  const wide = TROUGHS * TROUGH + 0.12;
  // Turned, so that the long side runs to the lower left and the boxes lie beside each other.
  const turned = (x: number, y: number, z: number) => at(y, x, z);
  const walls = times(TROUGHS + 1, (index) => block(at, [index * TROUGH, 0, 0], [0.12, LONG, 0.52], wood));
  const cores = times(TROUGHS, (index) => trough(palette, random, turned, 0.41 + index * TROUGH));
  return group(
    {},
    block(at, [0, 0, 0], [wide, LONG, 0.1], inner),
    block(at, [0, -0.12, 0], [wide, 0.12, 0.52], wood),
    ...walls.flatMap((wall, index) => [wall, cores[index] ?? '']),
    block(at, [0, LONG, 0], [wide, 0.12, 0.52], wood),
  );
}

function layersOf({ main, second }: Palette): string[] {
  return [
    second(0.52, 0.75),
    second(0.66, 0.75),
    second(0.8, 0.6),
    blend(main(0.7, 0.3), second(0.76, 0.4), 0.5),
    main(0.5, 0.45),
  ];
}

/** Pieces of core along one trough; the layer changes where the ground did. */
function trough(palette: Palette, random: Random, at: (x: number, y: number, z: number) => Point, y: number): string {
  const layers = layersOf(palette);
  const pieces: string[] = [];
  let layer = Math.floor(random() * layers.length);
  for (let from = 0.1; from < LONG - 0.4;) {
    const to = Math.min(from + between(random, 0.5, 1.5), LONG - 0.1);
    pieces.push(core(at(from, y, 0.36), at(to - 0.05, y, 0.36), layers[layer % layers.length] ?? '', palette));
    if (random() < 0.55) layer += 1;
    from = to;
  }
  return group({}, ...pieces);
}

function core(from: Point, to: Point, colour: string, { ink }: Palette): string {
  const along = (shift: number, tone: string, width: number) => {
    const [dx, dy] = [shift * 0.5, shift * 0.866];
    return line([from[0] + dx, from[1] + dy], [to[0] + dx, to[1] + dy], tone, width);
  };
  const end = ellipse(to[0], to[1], 12, 22, blend(colour, '#ffffff', 0.3), {
    transform: `rotate(-30 ${to[0]} ${to[1]})`,
  });
  return group(
    {},
    along(0, colour, 44),
    along(13, blend(colour, ink, 0.3), 18),
    along(-11, blend(colour, '#ffffff', 0.4), 8),
    end,
  );
}
