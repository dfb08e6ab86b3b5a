import type { Palette } from '../../palette.ts';
import { between, type Random } from '../../random.ts';
import { curve, group, polygon, rect, round, times } from '../../svg.ts';
import { SHEET, type CertificateDesign, type Inks } from './design.ts';
import { band, rosette } from './guilloche.ts';
import { metalOf, seal, tails } from './seal.ts';

interface Lines {
  x: number;
  y: number;
  width: number;
  count: number;
  colour: string;
  centred?: boolean;
}

/** A paragraph seen from afar; the last line is short. */
function paragraph(random: Random, { x, y, width, count, colour, centred = false }: Lines): string {
  const lines = times(count, (index) => {
    const long = round(width * (index === count - 1 ? between(random, 0.45, 0.6) : between(random, 0.9, 1)));
    return rect(centred ? x - long / 2 : x, y + index * 36, long, 12, colour, { rx: 6 });
  });
  return group({}, ...lines);
}

function signature(x: number, y: number, { strong, text }: Inks, shift: number): string {
  const loops = `c${20 + shift} -66 48 -70 40 -18s-34 44 -14 4s44 -40 46 -6s18 4 26 -${14 + shift}`;
  const strokes = `c30 -10 ${60 + shift} -80 44 -84s-22 92 -6 90s30 -60 44 -58s-10 40 8 40s26 -${30 + shift} 40 -28`;
  const hand = `M${x + 14} ${y - 22}${shift < 0 ? strokes : loops}s22 26 40 2s34 -16 62 -${8 + Math.abs(shift)}`;
  return (
    curve(hand, strong, 4.5, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
    rect(x, y, 236, 3, strong) +
    rect(x, y + 20, 150, 10, text, { rx: 5 })
  );
}

type Contents = (design: CertificateDesign, inks: Inks, palette: Palette, random: Random) => string;

const centred: Contents = ({ guilloche, hue, shape, sign }, inks, palette, random) => {
  const metal = metalOf(palette, hue === 'main' ? 'second' : 'main');
  return group(
    {},
    rosette({ ...guilloche, lines: 30 }, { x: 600, y: 800, radius: 330, colour: inks.fine, opacity: 0.24 }),
    rosette({ ...guilloche, lines: 16 }, { x: 600, y: 350, radius: 104, colour: inks.strong }),
    rect(310, 506, 580, 40, inks.strong, { rx: 6 }),
    rect(440, 572, 320, 16, inks.fine, { rx: 8 }),
    paragraph(random, { x: 600, y: 654, width: 600, count: 3, colour: inks.text, centred: true }),
    rect(380, 800, 440, 30, inks.strong, { rx: 6 }),
    rect(300, 852, 600, 3, inks.fine),
    paragraph(random, { x: 600, y: 890, width: 560, count: 3, colour: inks.text, centred: true }),
    tails(600, 1180, 124, metal),
    seal({ shape, sign, metal, x: 600, y: 1150, radius: 124 }, palette),
    signature(228, 1310, inks, 6),
    signature(736, 1310, inks, -6),
  );
};

const column: Contents = ({ guilloche, hue, shape, sign }, inks, palette, random) => {
  const metal = metalOf(palette, hue === 'main' ? 'second' : 'main');
  const [left, top, wide, tall] = [SHEET.x + 106, SHEET.y + 106, 236, SHEET.height - 212];
  const middle = left + wide / 2;
  return group(
    {},
    rect(left, top, wide, tall, inks.field),
    ...[-62, 0, 62]
      .map((shift) =>
        band({
          from: [middle + shift, top],
          to: [middle + shift, top + tall],
          reach: 34,
          colour: inks.onField,
          lines: 3,
          wave: 150,
        }),
      )
      .map((lines) => group({ opacity: 0.3 }, lines)),
    rosette({ ...guilloche, lines: 18 }, { x: middle, y: top + 150, radius: 96, colour: inks.onField }),
    rosette({ ...guilloche, lines: 26 }, { x: 720, y: 900, radius: 260, colour: inks.fine, opacity: 0.22 }),
    rect(500, 300, 440, 44, inks.strong, { rx: 6 }),
    rect(500, 366, 290, 44, inks.strong, { rx: 6 }),
    rect(500, 446, 210, 16, inks.fine, { rx: 8 }),
    rect(500, 486, 470, 3, inks.fine),
    paragraph(random, { x: 500, y: 546, width: 460, count: 5, colour: inks.text }),
    rect(500, 786, 380, 30, inks.strong, { rx: 6 }),
    paragraph(random, { x: 500, y: 856, width: 460, count: 4, colour: inks.text }),
    ...times(
      3,
      (index) =>
        rect(500, 1046 + index * 44, 22, 22, inks.fine, { rx: 4 }) +
        rect(544, 1051 + index * 44, 300 - index * 46, 12, inks.text, { rx: 6 }),
    ),
    signature(500, 1310, inks, 4),
    tails(middle, 1120, 104, metal),
    seal({ shape, sign, metal, x: middle, y: 1090, radius: 104 }, palette),
  );
};

const head: Contents = ({ guilloche, hue, shape, sign }, inks, palette, random) => {
  const metal = metalOf(palette, hue === 'main' ? 'second' : 'main');
  const [left, top, wide, tall] = [SHEET.x + 106, SHEET.y + 106, SHEET.width - 212, 380];
  return group(
    {},
    `<clipPath id="head">${rect(left, top, wide, tall, '#000')}</clipPath>`,
    rect(left, top, wide, tall, inks.field),
    group(
      { 'clip-path': 'url(#head)' },
      rosette({ ...guilloche, lines: 34 }, { x: 860, y: 380, radius: 330, colour: inks.onField, opacity: 0.42 }),
    ),
    rect(264, 340, 400, 44, inks.onField, { rx: 6 }),
    rect(264, 408, 280, 44, inks.onField, { rx: 6 }),
    rect(264, 488, 190, 16, inks.onField, { rx: 8, opacity: 0.65 }),
    polygon(
      `${left},${top + tall + 12} ${left + wide},${top + tall + 12} ${left + wide},${top + tall + 18} ${left},${top + tall + 18}`,
      inks.fine,
    ),
    paragraph(random, { x: 264, y: 664, width: 660, count: 3, colour: inks.text }),
    rect(264, 826, 460, 32, inks.strong, { rx: 6 }),
    rect(264, 880, 672, 3, inks.fine),
    paragraph(random, { x: 264, y: 926, width: 660, count: 4, colour: inks.text }),
    tails(822, 1150, 132, metal),
    seal({ shape, sign, metal, x: 822, y: 1140, radius: 132 }, palette),
    rect(264, 1130, 180, 12, inks.text, { rx: 6 }),
    rect(264, 1162, 240, 12, inks.text, { rx: 6 }),
    signature(264, 1310, inks, 0),
  );
};

/** What stands on the sheet, by the layout. */
export const contents: Record<CertificateDesign['layout'], Contents> = { centred, column, head };
