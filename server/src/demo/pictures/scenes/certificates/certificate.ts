import type { Palette } from '../../palette.ts';
import { directions, group, line, linear, picture, rect, times } from '../../svg.ts';
import type { Scene } from '../scene.ts';
import { contents } from './contents.ts';
import { inksOf, SHEET, type CertificateDesign, type Inks } from './design.ts';
import { band, rosette } from './guilloche.ts';

/** Three widths are stored of it, as of every other picture. */
const SIZE = { width: 1200, height: 1600 } as const;
/** A certificate on a desk: paper, fine lines, a seal; bars stand where the words would. */
export function certificate(design: CertificateDesign): Scene {
  return (palette, random) => {
    const inks = inksOf(palette, design.hue);
    return picture(
      SIZE.width,
      SIZE.height,
      desk(palette, design.hue),
      sheet(palette),
      frame(design, inks),
      contents[design.layout](design, inks, palette, random),
    );
  };
}

function desk({ main, second }: Palette, hue: 'main' | 'second'): string {
  const [light, dark] = hue === 'main' ? [second(0.84, 0.7), second(0.7, 0.85)] : [main(0.46, 0.7), main(0.26, 0.7)];
  return (
    linear(
      'desk',
      [
        [0, light],
        [1, dark],
      ],
      directions.slant,
    ) + rect(0, 0, SIZE.width, SIZE.height, 'url(#desk)')
  );
}

function sheet({ ink, paper, second }: Palette): string {
  const { x, y, width, height } = SHEET;
  const shades = times(5, (index) =>
    rect(x + 4 - index * 3, y + 18 + index * 4, width + index * 6, height + index * 3, ink, { rx: 8, opacity: 0.07 }),
  );
  return group(
    {},
    ...shades,
    linear(
      'paper',
      [
        [0, '#ffffff'],
        [0.6, paper],
        [1, second(0.93, 0.3)],
      ],
      directions.slant,
    ),
    rect(x, y, width, height, 'url(#paper)', { rx: 4 }),
  );
}

const FRAME = {
  left: SHEET.x + 68,
  top: SHEET.y + 68,
  right: SHEET.x + SHEET.width - 68,
  bottom: SHEET.y + SHEET.height - 68,
} as const;
/** What the rosettes leave free of each side. */
const GAP = 42;

/** Four lines around the sheet, each ending before the rosettes. */
function rule(inset: number, width: number, colour: string): string {
  const { left, top, right, bottom } = FRAME;
  const across = [top + inset, bottom - inset].map((y) => line([left + GAP, y], [right - GAP, y], colour, width));
  const down = [left + inset, right - inset].map((x) => line([x, top + GAP], [x, bottom - GAP], colour, width));
  return group({}, ...across, ...down);
}

/** Two rules with woven waves between them, a rosette on each corner. */
function frame({ guilloche }: CertificateDesign, { strong, fine }: Inks): string {
  const { left, top, right, bottom } = FRAME;
  const woven = { reach: 20, colour: fine, lines: 4 + (guilloche.petals % 3), wave: 34 + guilloche.petals * 2 };
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => rosette({ ...guilloche, lines: 9 }, { x, y, radius: 36, colour: strong })),
  );
  return group(
    {},
    rule(-30, 4, strong),
    rule(30, 2, strong),
    band({ from: [left + GAP, top], to: [right - GAP, top], ...woven }),
    band({ from: [left + GAP, bottom], to: [right - GAP, bottom], ...woven }),
    band({ from: [left, top + GAP], to: [left, bottom - GAP], ...woven }),
    band({ from: [right, top + GAP], to: [right, bottom - GAP], ...woven }),
    ...corners,
  );
}
