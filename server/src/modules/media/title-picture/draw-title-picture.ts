import { join } from 'node:path';
import {
  coverOf,
  coverSize,
  withThinLines,
  type CoverColours,
  type CoverRole,
  type CoverSubject,
} from '@vitrin/shared-contracts/covers';
import { sharingSize } from '@vitrin/shared-contracts/pictures';
import sharp from 'sharp';
import { escapeHtml } from '../../../platform/http/html.ts';

/** What a title picture shows. */
export interface TitlePicture {
  title: string;
  companyName: string;
  cover: CoverSubject;
  colours: CoverColours;
}

/** IBM Plex Sans (SIL OFL) of the site in one weight: the library reads no WOFF2, and a server may have no fonts. */
const FONT = { file: join(import.meta.dirname, 'vitrin-sans-title.ttf'), name: 'Vitrin Sans Title Bold' };
/** Characters of the font. A title with others, such as Arabic, is left out: a reader sees it beside the picture. */
const WRITABLE = /^[\u0020-\u007E\u00A0-\u00FFĞğİıŒœŞş–—‘’‚“”„•…′″€₺™←↑→↗−≤≥]*$/u;
const { width: WIDTH, height: HEIGHT } = sharingSize;
const MARGIN = 72;
const TEXT_WIDTH = 548;
/** Right of the text the drawing begins. */
const SPLIT = 684;
const NAME_SIZE = 30;
const NAME_ROOM = 96;
/** Sizes of titles by their longest length. */
const sizes = [
  { length: 28, size: 76 },
  { length: 52, size: 62 },
  { length: 90, size: 50 },
  { length: Infinity, size: 42 },
] as const;

/** Draws a picture for shared links, as PNG: the title in the type of the site beside the cover of the page. */
export async function drawTitlePicture({ title, companyName, cover, colours }: TitlePicture): Promise<Buffer> {
  const { tone, shapes } = coverOf(cover);
  const tones = colours[tone];
  const hasText = WRITABLE.test(title) && title.trim() !== '';
  const left = hasText ? SPLIT : 0;
  const background = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="${tones.ground}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>` +
      `<svg x="${left}" width="${WIDTH - left}" height="${HEIGHT}" viewBox="0 0 ${coverSize.width} ${coverSize.height}" preserveAspectRatio="xMidYMid slice">${pathsOf(withThinLines(shapes), tones)}</svg>` +
      (hasText ? `<path fill="${tones.spot}" d="M${MARGIN} ${MARGIN}h56v8h-56z"/>` : '') +
      '</svg>',
  );
  const picture = sharp(background);
  return (hasText ? picture.composite(await texts(title, companyName, tones.ink)) : picture)
    .removeAlpha()
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toBuffer();
}

function pathsOf(shapes: ReturnType<typeof withThinLines>, tones: Readonly<Record<CoverRole, string>>): string {
  return shapes
    .map(({ role, d, stroke, dash, fill }) =>
      stroke === undefined
        ? `<path fill="${tones[role]}" d="${d}"/>`
        : `<path fill="${fill ? tones[fill] : 'none'}" stroke="${tones[role]}" stroke-width="${stroke}"${dash ? ` stroke-dasharray="${dash}"` : ''} d="${d}"/>`,
    )
    .join('');
}

async function texts(title: string, companyName: string, colour: string) {
  const size = (sizes.find(({ length }) => title.length <= length) ?? sizes[3]).size;
  // The home page is often titled with the name alone.
  const name = WRITABLE.test(companyName) && companyName !== title ? companyName : '';
  const written = await textPicture(title, size, colour, HEIGHT - MARGIN * 2 - NAME_ROOM);
  const signed = name ? await textPicture(name, NAME_SIZE, colour, NAME_SIZE * 2) : null;
  return [
    { input: written.data, left: MARGIN, top: MARGIN + 40 },
    ...(signed ? [{ input: signed.data, left: MARGIN, top: HEIGHT - MARGIN - signed.info.height }] : []),
  ];
}

/** Sets a text in lines of the width of the text; what is longer than the room is cut. */
async function textPicture(text: string, size: number, colour: string, room: number) {
  const picture = sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `${FONT.name} ${size}`,
      fontfile: FONT.file,
      width: TEXT_WIDTH,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
      spacing: Math.round(size * -0.08),
    },
  });
  const drawn = await picture.png().toBuffer({ resolveWithObject: true });
  if (drawn.info.height <= room && drawn.info.width <= TEXT_WIDTH + 1) return drawn;
  const [width, height] = [Math.min(drawn.info.width, TEXT_WIDTH), Math.min(drawn.info.height, room)];
  return sharp(drawn.data).extract({ left: 0, top: 0, width, height }).png().toBuffer({ resolveWithObject: true });
}
