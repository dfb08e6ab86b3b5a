import { blend, type Palette } from '../../palette.ts';
import { between, type Random } from '../../random.ts';
import { cypresses } from '../../scenery.ts';
import { PRODUCT } from '../../studio.ts';
import { circle, curve, group, line, linear, picture, polygon, rect, times, type Stop } from '../../svg.ts';
import type { Scene } from '../scene.ts';

/** The house: floors and bays of the façade, in the picture's measure. */
const HOUSE = { left: 120, top: 120, bays: 7, floors: 5, bay: 140, floor: 148 } as const;
const PANE = { left: 34, top: 34, width: 72, height: 84 } as const;
const SCREEN = { x: 250, y: 168, width: 640, height: 480 } as const;
const CELL = 16;

/** A façade in the evening; on the camera's screen stands where its warmth goes. */
export const energyAudit: Scene = (palette, random) => {
  const { main, second } = palette;
  return picture(
    PRODUCT.width,
    PRODUCT.height,
    linear('evening', [
      [0, main(0.5, 0.6)],
      [1, second(0.86, 0.6)],
    ]),
    rect(0, 0, PRODUCT.width, PRODUCT.height, 'url(#evening)'),
    house(palette),
    rect(0, 860, PRODUCT.width, 40, main(0.26, 0.7)),
    cypresses('54,884,300 1164,884,380', main(0.24, 0.75), main(0.36, 0.9)),
    camera(palette),
    ...warmth(palette, random),
    sights(palette),
  );
};

function panes(draw: (x: number, y: number) => string): string[] {
  const { left, top, bays, floors, bay, floor } = HOUSE;
  return times(bays * floors, (index) => {
    return draw(left + (index % bays) * bay + PANE.left, top + Math.floor(index / bays) * floor + PANE.top);
  });
}

function house({ main, second, paper }: Palette): string {
  const { left, top, bays, floors, bay, floor } = HOUSE;
  const wide = bays * bay;
  return group(
    {},
    linear('wall', [
      [0, blend(second(0.84, 0.5), main(0.7, 0.3), 0.45)],
      [1, blend(second(0.8, 0.6), main(0.6, 0.4), 0.3)],
    ]),
    rect(left, top, wide, floors * floor, 'url(#wall)'),
    rect(left - 20, top - 26, wide + 40, 30, main(0.32, 0.7)),
    ...times(floors, (index) => rect(left, top + index * floor - 4, wide, 8, main(0.56, 0.4), { opacity: 0.7 })),
    ...panes(
      (x, y) =>
        rect(x - 6, y - 6, PANE.width + 12, PANE.height + 12, paper, { opacity: 0.85 }) +
        rect(x, y, PANE.width, PANE.height, main(0.38, 0.65)) +
        polygon(`${x},${y} ${x + 44},${y} ${x},${y + 60}`, main(0.54, 0.5)) +
        rect(x + PANE.width / 2 - 3, y, 6, PANE.height, paper, { opacity: 0.85 }),
    ),
  );
}

function camera({ main, second, ink }: Palette): string {
  const { x, y, width, height } = SCREEN;
  return group(
    {},
    rect(x - 52, y - 36, width + 190, height + 110, ink, { rx: 48, opacity: 0.35 }),
    linear('camera', [
      [0, main(0.32, 0.6)],
      [1, main(0.17, 0.5)],
    ]),
    rect(x - 66, y - 60, width + 190, height + 116, 'url(#camera)', { rx: 48 }),
    rect(x - 30, y - 54, width + 118, 5, main(0.6, 0.4), { rx: 2.5 }),
    rect(x - 66, y + 110, 26, 210, second(0.68, 1.25), { rx: 8 }),
    rect(x + width + 98, y + 110, 26, 210, second(0.62, 1.25), { rx: 8 }),
    rect(x - 10, y - 10, width + 20, height + 20, ink, { rx: 8 }),
    ...[0, 1, 2].map((index) =>
      rect(x + 190 + index * 96, y + height + 24, 68, 15, index === 1 ? second(0.72, 1.25) : main(0.44, 0.5), {
        rx: 7,
      }),
    ),
  );
}

/** From cold to hot, in the brand's hues. */
function scale({ main, second, paper }: Palette): Stop[] {
  return [
    [0, main(0.2, 0.7)],
    [0.3, main(0.42, 0.95)],
    [0.5, blend(main(0.58, 0.8), second(0.6, 1), 0.45)],
    [0.7, second(0.68, 1.3)],
    [0.88, second(0.86, 0.9)],
    [1, paper],
  ];
}

function colourAt(stops: readonly Stop[], share: number): string {
  const next = stops.findIndex(([offset]) => offset >= share);
  const [above, below] = [stops[Math.max(next, 1)], stops[Math.max(next, 1) - 1]];
  if (!above || !below) return '';
  return blend(below[1], above[1], (share - below[0]) / (above[0] - below[0]));
}

/** Falls from 1 to 0 as the distance grows to `reach`. */
function near(distance: number, reach: number): number {
  return Math.max(0, 1 - Math.abs(distance) / reach);
}

/** How warm the façade is at a place: panes leak, slab edges and lintels too, the ground floor's radiators most. */
function heat(x: number, y: number): number {
  const { left, top, bay, floor } = HOUSE;
  const [inBay, inFloor] = [(x - left) % bay, (y - top) % floor];
  const [column, row] = [Math.floor((x - left) / bay), Math.floor((y - top) / floor)];
  const across = Math.max(Math.abs(inBay - PANE.left - PANE.width / 2) - PANE.width / 2, 0);
  const down = Math.max(Math.abs(inFloor - PANE.top - PANE.height / 2) - PANE.height / 2, 0);
  const pane = near(Math.hypot(across, down), 30) * (0.34 + ((column * 5 + row * 3) % 7) * 0.06);
  const slab = near(Math.min(inFloor, floor - inFloor), 26) * 0.34;
  const radiator =
    near(inFloor - PANE.top - PANE.height - 16, 30) *
    near(inBay - PANE.left - PANE.width / 2, 60) *
    ((column + row) % 3 === 0 ? 0.5 : 0.1);
  return 0.2 + pane + slab + radiator;
}

function warmth(palette: Palette, random: Random): string[] {
  const stops = scale(palette);
  const columns = SCREEN.width / CELL;
  return times((columns * SCREEN.height) / CELL, (index) => {
    const [x, y] = [SCREEN.x + (index % columns) * CELL, SCREEN.y + Math.floor(index / columns) * CELL];
    const share = heat(x + CELL / 2, y + CELL / 2) + between(random, -0.03, 0.03);
    return rect(x, y, CELL, CELL, colourAt(stops, Math.min(Math.max(share, 0), 1)), {
      'shape-rendering': 'crispEdges',
    });
  });
}

function sights(palette: Palette): string {
  const { x, y, width, height } = SCREEN;
  const [middle, centre] = [x + width / 2, y + height / 2];
  const corner = (left: number, top: number, dx: number, dy: number) =>
    curve(`M${left} ${top + dy * 44}V${top}H${left + dx * 44}`, palette.paper, 6);
  const cold = scale(palette).map(([offset, colour]): Stop => [1 - offset, colour]);
  return group(
    {},
    linear('scale', cold.toReversed()),
    rect(x + width + 32, y + 20, 34, height - 40, 'url(#scale)', { rx: 6, stroke: palette.paper, 'stroke-width': 3 }),
    ...times(5, (index) =>
      line([x + width + 70, y + 34 + index * 103], [x + width + 84, y + 34 + index * 103], palette.paper, 4),
    ),
    corner(x + 26, y + 26, 1, 1),
    corner(x + width - 26, y + 26, -1, 1),
    corner(x + 26, y + height - 26, 1, -1),
    corner(x + width - 26, y + height - 26, -1, -1),
    circle(middle, centre, 30, 'none', { stroke: palette.paper, 'stroke-width': 5 }),
    ...[-1, 1].map(
      (side) =>
        line([middle + side * 18, centre], [middle + side * 56, centre], palette.paper, 5) +
        line([middle, centre + side * 18], [middle, centre + side * 56], palette.paper, 5),
    ),
  );
}
