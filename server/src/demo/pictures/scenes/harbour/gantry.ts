import { circle, group, line, polygon, rect, stroke, times, type Point } from '../../svg.ts';

interface Gantry {
  /** Foot of the leg at the water. */
  foot: Point;
  /** 1: as large as the nearest. */
  size: number;
  colour: string;
  light: string;
  lamp: string;
}

/** Height of the boom, length over the water, over the land and between the legs, at size 1. */
const TALL = 590;
const REACH = 620;
const BACK = 170;
const SPAN = 250;

/** A ship-to-shore crane seen along the quay. */
export function gantry(crane: Gantry): string {
  const { foot, size } = crane;
  return group(
    { transform: `translate(${foot[0]} ${foot[1]}) scale(${size})` },
    boom(crane),
    portal(crane),
    trolley(crane),
    ...lamps(crane),
  );
}

function portal({ colour, light }: Gantry): string {
  const leg = (x: number, top: number) => line([x, 0], [x, top], colour, 26);
  return group(
    {},
    leg(0, -TALL - 10),
    leg(-SPAN, -TALL - 10),
    line([-SPAN, -170], [0, -170], colour, 24),
    line([-SPAN, -170], [-SPAN / 2, -TALL], colour, 11),
    line([0, -170], [-SPAN / 2, -TALL], colour, 11),
    ...[0, -SPAN].map(
      (x) =>
        rect(x - 44, -22, 88, 16, colour) +
        [-30, -10, 10, 30].map((wheel) => circle(x + wheel, -6, 8, colour)).join(''),
    ),
    line([9, -12], [9, -TALL + 20], light, 4, { opacity: 0.8 }),
    stroke(
      times(19, (index): Point => [-SPAN - (index % 2 === 0 ? 16 : 42), -24 - index * 30]),
      colour,
      5,
    ),
    line([-SPAN - 44, 0], [-SPAN - 44, -TALL], colour, 4),
  );
}

/** The girder with its lattice, the mast and what it hangs on. */
function boom({ colour, light }: Gantry): string {
  const [low, high] = [-TALL, -TALL - 30];
  const lattice = times((REACH + BACK + SPAN) / 40, (index) => {
    const x = -SPAN - BACK + index * 40;
    return stroke(
      [
        [x, low],
        [x + 20, high],
        [x + 40, low],
      ],
      colour,
      4,
    );
  });
  const top: Point = [-30, -TALL - 158];
  return group(
    {},
    ...lattice,
    line([-SPAN - BACK, low], [REACH, low], colour, 14),
    line([-SPAN - BACK, high], [REACH - 20, high], colour, 7),
    line([-SPAN - BACK, low - 5], [REACH, low - 5], light, 3, { opacity: 0.8 }),
    stroke([[-96, high], top, [8, high]], colour, 14),
    ...[0.48, 0.94].map((share) => line(top, [REACH * share, high], colour, 5)),
    line(top, [-SPAN - BACK * 0.7, high], colour, 6),
    rect(-SPAN - 110, high - 62, 150, 62, colour),
    rect(-SPAN - 110, high - 62, 150, 7, light, { opacity: 0.8 }),
  );
}

/** The driver's cabin and the box on its ropes. */
function trolley({ colour, light, lamp }: Gantry): string {
  const [x, y] = [210, -TALL + 8];
  return group(
    {},
    rect(x - 50, y, 100, 16, colour),
    polygon(
      [
        [x + 56, y + 6],
        [x + 110, y + 6],
        [x + 110, y + 50],
        [x + 72, y + 50],
      ],
      colour,
    ),
    polygon(
      [
        [x + 66, y + 14],
        [x + 102, y + 14],
        [x + 102, y + 34],
        [x + 74, y + 34],
      ],
      lamp,
    ),
    ...[-38, 38].map((rope) => line([x + rope, y + 12], [x + rope * 0.9, y + 84], colour, 3)),
    rect(x - 48, y + 82, 96, 12, colour),
    rect(x - 46, y + 96, 92, 46, light),
    ...times(8, (index) => rect(x - 40 + index * 11, y + 101, 3, 36, colour, { opacity: 0.4 })),
  );
}

function lamps({ lamp }: Gantry): string[] {
  const places: Point[] = [
    [REACH - 8, -TALL - 16],
    [330, -TALL + 14],
    [-SPAN / 2, -TALL + 14],
    [-30, -TALL - 164],
    [-SPAN - BACK + 10, -TALL - 16],
  ];
  return places.flatMap(([x, y]) => [circle(x, y, 22, lamp, { opacity: 0.22 }), circle(x, y, 7, lamp)]);
}
