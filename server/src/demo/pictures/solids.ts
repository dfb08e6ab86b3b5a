import { directions, ellipse, group, linear, path, polygon, round, type Point, type Stop } from './svg.ts';

/** Where a point of the room stands in the picture; z goes up. */
export type Project = (x: number, y: number, z: number) => Point;

/** The usual drawing-board projection: x runs to the lower right, y to the lower left. */
export function isometric(left: number, top: number, scale: number): Project {
  return (x, y, z) => [left + (x - y) * 0.866 * scale, top + (x + y) * 0.5 * scale - z * scale];
}

/** Colours of the three sides that isometry shows. */
export interface Faces {
  top: string;
  left: string;
  right: string;
}

type Triple = readonly [x: number, y: number, z: number];

/** A box by its rear bottom corner and its size. */
export function block(project: Project, at: Triple, size: Triple, { top, left, right }: Faces): string {
  const [x, y, z] = at;
  const [x2, y2, z2] = [x + size[0], y + size[1], z + size[2]];
  const corner = (corners: readonly Triple[]) => corners.map((one) => project(...one));
  return group(
    {},
    polygon(
      corner([
        [x, y2, z],
        [x2, y2, z],
        [x2, y2, z2],
        [x, y2, z2],
      ]),
      left,
    ),
    polygon(
      corner([
        [x2, y, z],
        [x2, y2, z],
        [x2, y2, z2],
        [x2, y, z2],
      ]),
      right,
    ),
    polygon(
      corner([
        [x, y, z2],
        [x2, y, z2],
        [x2, y2, z2],
        [x, y2, z2],
      ]),
      top,
    ),
  );
}

interface Cylinder {
  /** Names its gradient: once per picture. */
  id: string;
  x: number;
  top: number;
  height: number;
  radius: number;
  /** Height of the ellipses as a share of their width. */
  flat?: number;
  light: string;
  dark: string;
  cap: string;
}

/** An upright cylinder with the light from the left. */
export function cylinder({ id, x, top, height, radius, flat = 0.22, light, dark, cap }: Cylinder): string {
  const ry = round(radius * flat);
  const bottom = top + height;
  const roundness: Stop[] = [
    [0, dark],
    [0.28, light],
    [0.5, light],
    [1, dark],
  ];
  const body = `M${x - radius} ${top}V${bottom}A${radius} ${ry} 0 0 0 ${x + radius} ${bottom}V${top}Z`;
  return group(
    {},
    linear(id, roundness, directions.across),
    path(body, `url(#${id})`),
    ellipse(x, top, radius, ry, cap),
  );
}
