import { curve, group, round, times } from '../../svg.ts';

/** Fine lines as on banknotes: what a certificate is known by from afar. */
export interface Guilloche {
  /** Petals of the rosette. */
  petals: number;
  /** How far a petal swings, as a share of the radius. */
  swing: number;
  /** Curves laid over each other. */
  lines: number;
}

type Shape = (share: number) => readonly [number, number];

function drawn(shape: Shape, steps: number): string {
  const points = times(steps + 1, (index) =>
    shape(index / steps)
      .map(round)
      .join(' '),
  );
  return `M${points.join('L')}`;
}

interface Round {
  x: number;
  y: number;
  radius: number;
  colour: string;
  width?: number;
  opacity?: number;
}

/** Closed waves around a middle, each turned a little and a little smaller than the one before. */
export function rosette({ petals, swing, lines }: Guilloche, place: Round): string {
  const { x, y, radius, colour, width = 1.3, opacity = 1 } = place;
  const curves = times(lines, (index) => {
    const part = index / lines;
    const size = radius * (1 - part * 0.62);
    const shape: Shape = (share) => {
      const turn = share * Math.PI * 2;
      const reach = size * (1 - swing + swing * Math.cos(petals * turn + part * Math.PI * 2));
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    };
    return curve(`${drawn(shape, petals * 14)}Z`, colour, width);
  });
  return group({ opacity }, ...curves);
}

interface Band {
  from: readonly [number, number];
  to: readonly [number, number];
  /** Half of its breadth. */
  reach: number;
  colour: string;
  lines: number;
  /** Length of one wave, about. */
  wave: number;
}

/** Waves woven along a straight line. */
export function band({ from, to, reach, colour, lines, wave }: Band): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const waves = Math.round(long / wave);
  const curves = times(lines, (index) => {
    const phase = (index / lines) * Math.PI * 2;
    const shape: Shape = (share) => {
      const swell = 0.7 + 0.3 * Math.cos(share * Math.PI * 2 * waves * 2);
      const side = reach * swell * Math.sin(share * Math.PI * 2 * waves + phase);
      return [from[0] + dx * share - (dy / long) * side, from[1] + dy * share + (dx / long) * side];
    };
    return curve(drawn(shape, waves * 16), colour, 1.4);
  });
  return group({}, ...curves);
}
