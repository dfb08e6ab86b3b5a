import { between, type Random } from './random.ts';
import { group, polygon, rect, round, stroke, times, type Point } from './svg.ts';

interface Windows {
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  glass: string;
  lit: string;
  /** Share of lit windows. */
  share: number;
  /** Share of a cell that is glass. */
  fill?: number;
}

/** A grid of windows, some of them lit. */
export function windows(
  random: Random,
  { x, y, width, height, columns, rows, glass, lit, share, fill = 0.62 }: Windows,
): string {
  const [cellWidth, cellHeight] = [width / columns, height / rows];
  const cells = times(columns * rows, (index) => {
    const left = x + (index % columns) * cellWidth + (cellWidth * (1 - fill)) / 2;
    const top = y + Math.floor(index / columns) * cellHeight + (cellHeight * (1 - fill)) / 2;
    const on = random() < share;
    return rect(round(left), round(top), round(cellWidth * fill), round(cellHeight * fill), on ? lit : glass, {
      opacity: on ? round(between(random, 0.6, 1)) : 1,
    });
  });
  return group({}, ...cells);
}

interface CableBridge {
  from: number;
  to: number;
  deck: number;
  towers: readonly number[];
  tall: number;
  below: number;
  colour: string;
  cable: string;
}

/** A cable-stayed bridge seen from the side. */
export function cableBridge({ from, to, deck, towers, tall, below, colour, cable }: CableBridge): string {
  const reach = tall * 1.75;
  const parts = towers.flatMap((x) => {
    const fan = times(11, (index): string => {
      const share = (index + 1) / 11;
      const top: Point = [x, deck - tall * (0.45 + 0.5 * share)];
      return stroke([[x - reach * share, deck], top, [x + reach * share, deck]], cable, 1.6);
    });
    const legs: Point[] = [
      [x - 13, deck + below],
      [x - 5, deck - tall],
      [x + 5, deck - tall],
      [x + 13, deck + below],
    ];
    return [...fan, polygon(legs, colour)];
  });
  return group({}, ...parts, rect(from, deck - 5, to - from, 12, colour), rect(from, deck - 5, to - from, 2.5, cable));
}

interface Crane {
  x: number;
  ground: number;
  tall: number;
  /** Length of the jib; negative: to the left. */
  jib: number;
  colour: string;
  load?: number;
}

/** A tower crane in outline. */
export function towerCrane(crane: Crane): string {
  return group({}, craneMast(crane), craneJib(crane), craneHook(crane));
}

const STEP = 26;

function craneMast({ x, ground, tall, colour }: Crane): string {
  const top = ground - tall;
  const braces = times(tall / STEP, (index) => {
    const y = ground - index * STEP;
    const side = index % 2 === 0 ? -9 : 9;
    return stroke(`${x + side},${round(y)} ${x - side},${round(y - STEP)}`, colour, 2.5);
  });
  const legs = [x - 9, x + 9].map((leg) => stroke(`${leg},${ground} ${leg},${top}`, colour, 4));
  return group({}, ...braces, ...legs, polygon(`${x - 10},${top} ${x},${top - 76} ${x + 10},${top}`, colour));
}

const CELL = 24;

/** The arm with its lattice, the counterweight and the cabin. */
function craneJib({ x, ground, tall, jib, colour }: Crane): string {
  const top = ground - tall;
  const side = Math.sign(jib);
  const [tip, counter] = [x + jib, x - jib * 0.34];
  const lattice = times(Math.abs(jib) / CELL, (index) => {
    const left = x + side * index * CELL;
    return stroke(`${left},${top} ${left + side * 12},${top - 15} ${left + side * CELL},${top}`, colour, 2);
  });
  return group(
    {},
    ...lattice,
    stroke(`${counter},${top} ${tip},${top}`, colour, 5),
    stroke(`${x + side * 10},${top - 15} ${tip - side * 12},${top - 15}`, colour, 3),
    stroke(`${counter},${top - 2} ${x},${top - 74} ${x + jib * 0.62},${top - 15}`, colour, 2.5),
    rect(Math.min(counter, counter + side * 46), top, 46, 30, colour),
    rect(x + (side > 0 ? 11 : -33), top + 4, 22, 26, colour),
  );
}

function craneHook({ x, ground, tall, jib, colour, load = 0.6 }: Crane): string {
  const top = ground - tall;
  const hook = x + jib * load;
  const low = top + tall * 0.34;
  const rope = stroke(`${hook},${top} ${hook},${low}`, colour, 2);
  return rope + polygon(`${hook - 7},${low} ${hook + 7},${low} ${hook},${low + 15}`, colour);
}

interface Turbine {
  x: number;
  ground: number;
  tall: number;
  /** Degrees the rotor stands at. */
  turn: number;
  light: string;
  shade: string;
}

/** A wind turbine; three blades of 0.62 of the tower's height. */
export function turbine({ x, ground, tall, turn, light, shade }: Turbine): string {
  const hub = ground - tall;
  const blade = tall * 0.62;
  const half = tall * 0.021;
  const shape: Point[] = [
    [x - half * 0.5, hub],
    [x - half * 1.3, hub - blade * 0.22],
    [x - half * 0.2, hub - blade],
    [x + half * 0.5, hub],
  ];
  const shaded: Point[] = [
    [x, hub],
    [x - half * 0.3, hub - blade * 0.22],
    [x - half * 0.2, hub - blade],
    [x + half * 0.5, hub],
  ];
  const blades = times(3, (index) => {
    const transform = `rotate(${turn + index * 120} ${round(x)} ${round(hub)})`;
    return group({ transform }, polygon(shape, light), polygon(shaded, shade));
  });
  return group(
    {},
    polygon(
      [
        [x - half, ground],
        [x - half * 0.45, hub],
        [x + half * 0.45, hub],
        [x + half, ground],
      ],
      light,
    ),
    polygon(
      [
        [x + half * 0.2, ground],
        [x + half * 0.1, hub],
        [x + half * 0.45, hub],
        [x + half, ground],
      ],
      shade,
    ),
    rect(x - half * 0.9, hub - half * 0.8, half * 2.6, half * 1.6, shade, { rx: half * 0.6 }),
    ...blades,
  );
}
