import { blend } from '../palette.ts';
import { clouds, cypress, ridge, ridgeLine, sky, sun, WIDE } from '../scenery.ts';
import { directions, clip, group, linear, picture, polygon, rect, round, stroke, times, type Point } from '../svg.ts';
import type { Scene } from './scene.ts';

const [CORNER, TOP, GROUND] = [760, 150, 760];

/** The firm's own house: two faces of a corner, one in the sun, cypresses before it. */
export const office: Scene = (palette, random) => {
  const { main, second, paper } = palette;
  return picture(
    WIDE.width,
    WIDE.height,
    sky([
      [0, main(0.72, 0.45)],
      [0.55, main(0.88, 0.25)],
      [0.8, second(0.94, 0.4)],
      [1, paper],
    ]),
    sun(1420, 250, 62, paper, second(0.9, 0.8)),
    clouds(random, { y: 90, height: 260 }, '#ffffff', 7),
    ridge(ridgeLine(random, { y: 600, height: 50, waves: 1.2 }), main(0.74, 0.4)),
    ridge(ridgeLine(random, { y: 670, height: 34, waves: 1.8 }), main(0.6, 0.55)),
    linear('ground', [
      [0, second(0.86, 0.5)],
      [1, second(0.74, 0.6)],
    ]),
    rect(0, GROUND, WIDE.width, 200, 'url(#ground)'),
    polygon(
      [
        [CORNER, GROUND + 34],
        [230, GROUND],
        [-60, 860],
        [-60, 900],
        [420, 900],
      ],
      main(0.3, 0.6),
      { opacity: 0.28 },
    ),
    shadedFace(palette, random),
    sunnyFace(palette, random),
    polygon(
      [
        [CORNER - 16, TOP - 24],
        [CORNER + 16, TOP - 24],
        [CORNER + 16, GROUND + 34],
        [CORNER - 16, GROUND + 34],
      ],
      second(0.94, 0.4),
    ),
    polygon(
      [
        [CORNER - 16, TOP - 24],
        [CORNER, TOP - 24],
        [CORNER, GROUND + 34],
        [CORNER - 16, GROUND + 34],
      ],
      main(0.42, 0.7),
    ),
    ...[
      [150, 792, 300],
      [232, 800, 380],
      [322, 806, 330],
      [1340, 800, 420],
      [1420, 806, 330],
      [1496, 812, 460],
      [1570, 820, 360],
    ].map(
      ([x = 0, y = 0, tall = 0]) =>
        polygon(
          [
            [x, y],
            [x - tall * 0.9, y + 90],
            [x - tall * 0.82, y + 96],
            [x + 6, y + 4],
          ],
          main(0.3, 0.6),
          { opacity: 0.22 },
        ) + cypress(x, y, tall, main(0.34, 0.9), main(0.24, 0.8)),
    ),
  );
};

/** A point of a face: `along` 0 at the corner to 1 at its far edge, `up` 0 at the ground to 1 at the roof. */
function facePoint(far: number, farTop: number, farGround: number, along: number, up: number): Point {
  const top = TOP + (farTop - TOP) * along;
  const ground = GROUND + 34 + (farGround - GROUND - 34) * along;
  return [CORNER + (far - CORNER) * along, ground + (top - ground) * up];
}

function panes(at: (along: number, up: number) => Point, columns: number, fills: (index: number) => string): string[] {
  return times(columns * 6, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [left, right] = [(column + 0.1) / columns, (column + 0.9) / columns];
    const [low, high] = [0.14 + row * 0.14, 0.14 + row * 0.14 + 0.098];
    return polygon([at(left, low), at(right, low), at(right, high), at(left, high)], fills(index));
  });
}

const shadedFace: Scene = ({ main, second }, random) => {
  const at = (along: number, up: number) => facePoint(230, 262, GROUND, along, up);
  return group(
    {},
    polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], main(0.38, 0.85)),
    ...panes(at, 8, () => (random() < 0.28 ? second(0.86, 0.8) : main(round(0.46 + random() * 0.1), 0.7))),
    polygon([at(0, 0), at(1, 0), at(1, 0.1), at(0, 0.1)], main(0.26, 0.7)),
  );
};

const sunnyFace: Scene = ({ main, second, paper }) => {
  const at = (along: number, up: number) => facePoint(1290, 232, GROUND, along, up);
  const face = polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], second(0.95, 0.3));
  const glass = linear(
    'glass',
    [
      [0, second(0.9, 0.6)],
      [0.5, main(0.78, 0.45)],
      [1, main(0.5, 0.7)],
    ],
    directions.fall,
  );
  const fins = times(8, (index) =>
    stroke([at((index + 1) / 9, 0.12), at((index + 1) / 9, 0.98)], second(0.99, 0.1), 7),
  );
  return group(
    {},
    glass,
    clip('face', polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], '#000')),
    face,
    ...panes(at, 9, () => 'url(#glass)'),
    ...fins,
    polygon([at(0, 0), at(1, 0), at(1, 0.105), at(0, 0.105)], blend(second(0.72, 0.9), main(0.5, 0.8), 0.2)),
    polygon([at(0.4, 0), at(0.56, 0), at(0.56, 0.085), at(0.4, 0.085)], second(0.93, 0.8)),
    group(
      { 'clip-path': 'url(#face)' },
      polygon([at(0.5, 1.1), at(0.72, 1.1), at(0.34, -0.1), at(0.12, -0.1)], paper, { opacity: 0.22 }),
    ),
  );
};
