import { blend, type Palette } from '../../palette.ts';
import { group, line, linear, polygon, round, times, type Point } from '../../svg.ts';

/** Where the eye stands: the horizon in the picture, the height above the valley, how wide it sees. */
const EYE = { x: 800, horizon: 560, height: 150, focal: 1000 } as const;
/** The line of the viaduct over the valley: from its start beyond the right edge to the far left. */
const START = { x: 760, z: 560 } as const;
const ALONG = { x: -0.7, z: 0.714 } as const;
const ACROSS = { x: 0.714, z: 0.7 } as const;
export const BAY = 150;
const BAYS = 24;
const PIER = 21;
const DEPTH = 62;
export const DECK = 420;
const SPRING = 292;
export const FOOT = -16;

/** A place of the viaduct: along it, up from the valley, into its thickness. */
export function at(along: number, up: number, into = 0): Point {
  const x = START.x + ALONG.x * along + ACROSS.x * into;
  const z = START.z + ALONG.z * along + ACROSS.z * into;
  return [round(EYE.x + (EYE.focal * x) / z), round(EYE.horizon - (EYE.focal * (up - EYE.height)) / z)];
}

/** Seen through a bay: springing, crown and springing again of its arch. */
function arch(from: number, into: number, wider = 0): Point[] {
  const [middle, radius] = [from + BAY / 2, BAY / 2 - PIER + wider];
  return times(19, (index) => {
    const turn = Math.PI * (index / 18);
    return at(middle - Math.cos(turn) * radius, SPRING + Math.sin(turn) * radius, into);
  });
}

/** From the far end to the near one, each a little darker than the one behind it. */
export function bays(palette: Palette): string[] {
  return times(BAYS, (index) => bay(palette, BAYS - 1 - index)).concat(parapet(palette));
}

function bay({ main, second, paper }: Palette, index: number): string {
  const from = index * BAY;
  const to = from + BAY;
  const far = (index / (BAYS - 1)) ** 0.6;
  const air = blend(second(0.9, 0.6), paper, 0.3);
  const stone = blend(blend(main(0.4, 0.6), second(0.58, 0.7), 0.38), air, far * 0.72);
  const lit = blend(blend(main(0.5, 0.45), second(0.72, 0.75), 0.6), air, far * 0.7);
  const shade = blend(main(0.22, 0.65), air, far * 0.7);
  const [front, back] = [arch(from, 0), arch(from, DEPTH)];
  const face = [
    at(from, DECK),
    at(to, DECK),
    at(to, FOOT),
    at(to - PIER, FOOT),
    ...front.toReversed(),
    at(from + PIER, FOOT),
    at(from, FOOT),
  ];
  const soffit = times(18, (step) => {
    const corners = [front[step], front[step + 1], back[step + 1], back[step]].flatMap((point) =>
      point ? [point] : [],
    );
    return polygon(corners, blend(shade, lit, step > 9 ? (step - 9) / 24 : 0));
  });
  const side = polygon(
    [at(to - PIER, FOOT), at(to - PIER, SPRING), at(to - PIER, SPRING, DEPTH), at(to - PIER, FOOT, DEPTH)],
    blend(shade, lit, 0.38),
  );
  const outer = arch(from, 0, 15);
  const ring = polygon([...front, ...outer.toReversed()], lit, { opacity: 0.7 });
  const joints = front.map((point, step) =>
    line(point, outer[step] ?? point, stone, round(Math.max(0.5, 2.4 * (1 - far)))),
  );
  const impost = [from, to - PIER].map((start) =>
    polygon([at(start, SPRING), at(start + PIER, SPRING), at(start + PIER, SPRING - 9), at(start, SPRING - 9)], lit),
  );
  return group(
    {},
    side,
    ...soffit,
    polygon(face, stone),
    polygon([at(from, DECK), at(from + PIER, DECK), at(from + PIER, FOOT), at(from, FOOT)], lit, { opacity: 0.35 }),
    ring,
    ...joints,
    ...impost,
  );
}

/** Cornice and wall along the whole deck. */
function parapet({ main, second, paper }: Palette): string {
  const end = BAYS * BAY;
  const edge = (low: number, high: number, colour: string) =>
    polygon([at(-60, low), at(end, low), at(end, high), at(-60, high)], colour);
  const posts = times(BAYS, (index) =>
    polygon(
      [
        at(index * BAY - 9, DECK),
        at(index * BAY + 9, DECK),
        at(index * BAY + 9, DECK + 26),
        at(index * BAY - 9, DECK + 26),
      ],
      second(0.8, 0.7),
    ),
  );
  return group(
    {},
    linear('parapet', [
      [0, blend(main(0.5, 0.5), second(0.78, 0.7), 0.6)],
      [1, blend(main(0.42, 0.55), second(0.68, 0.7), 0.5)],
    ]),
    edge(DECK, DECK + 22, 'url(#parapet)'),
    edge(DECK - 10, DECK, blend(main(0.3, 0.6), second(0.5, 0.7), 0.3)),
    edge(DECK + 18, DECK + 22, blend(second(0.9, 0.7), paper, 0.4)),
    ...posts,
  );
}
