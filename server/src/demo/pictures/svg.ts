export type Attributes = Readonly<Record<string, string | number>>;
export type Point = readonly [x: number, y: number];
/** Corners, or as SVG writes them: `0,0 10,20`. */
export type Corners = readonly Point[] | string;
/** Offset from 0 to 1, colour, opacity (1 unless said). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    return ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`;
  });
  return children.length > 0
    ? `<${name}${written.join('')}>${children.join('')}</${name}>`
    : `<${name}${written.join('')}/>`;
}

export function picture(width: number, height: number, ...children: string[]): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  return element('svg', attributes, ...children);
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, ...children);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

function written(corners: Corners): string {
  return typeof corners === 'string' ? corners : corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

export function polygon(corners: Corners, fill: string, more: Attributes = {}): string {
  return element('polygon', { points: written(corners), fill, ...more });
}

export function stroke(corners: Corners, colour: string, width: number, more: Attributes = {}): string {
  return element('polyline', {
    points: written(corners),
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    ...more,
  });
}

export function line([x1, y1]: Point, [x2, y2]: Point, colour: string, width: number, more: Attributes = {}): string {
  return element('line', { x1, y1, x2, y2, stroke: colour, 'stroke-width': width, ...more });
}

export function curve(d: string, colour: string, width: number, more: Attributes = {}): string {
  return path(d, 'none', { stroke: colour, 'stroke-width': width, ...more });
}

function stops(list: readonly Stop[]): string[] {
  return list.map(([offset, colour, opacity = 1]) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );
}

/** Ways a gradient runs, as start and end in shares of the shape's box. */
export const directions = {
  down: [0, 0, 0, 1],
  across: [0, 0, 1, 0],
  slant: [0, 0, 1, 1],
  lean: [0, 0, 1, 0.5],
  fall: [1, 0, 0, 1],
} as const;

type Direction = (typeof directions)[keyof typeof directions];

export function linear(id: string, list: readonly Stop[], [x1, y1, x2, y2]: Direction = directions.down): string {
  return element('linearGradient', { id, x1, y1, x2, y2 }, ...stops(list));
}

export function radial(id: string, list: readonly Stop[]): string {
  return element('radialGradient', { id }, ...stops(list));
}

export function clip(id: string, ...shapes: string[]): string {
  return element('clipPath', { id }, ...shapes);
}

/** `count` whole numbers from 0. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index));
}
