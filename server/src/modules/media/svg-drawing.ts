import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@vitrin/shared-contracts/limits';
import { pictureWidths } from '@vitrin/shared-contracts/pictures';
import sharp from 'sharp';
import { assertOnlyDraws } from './svg-check.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** Pixels per inch at which one unit of an SVG is one pixel. */
const UNIT_DENSITY = 72;
const MAX_DENSITY = 100_000;
/** Factor of the density that shows how the size of a page grows. */
const PROBE = 16;
/** Longest side of the first drawing, which only finds where the page is not empty. */
const SKETCH = 480;
/** Pixels of the drawn page; a small drawing on a large page is drawn with less detail. */
const MAX_PIXELS = 16_000_000;
/** Filters can take minutes. Logos take less than a second. */
const DRAWING_TIMEOUT_MS = 15_000;
/** Alpha value from which a pixel is part of the drawing; edges fade out. */
const VISIBLE_ALPHA = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Draws an SVG as PNG with the size of the largest stored picture, without the empty margins of its page: a logo is
 * often saved on a page of paper. Throws `UnusablePicture`; after a timeout the process still draws and has to be ended.
 */
export async function drawSvg(bytes: Buffer, timeoutMs = DRAWING_TIMEOUT_MS): Promise<Buffer> {
  assertOnlyDraws(bytes);
  const drawing = drawWithoutMargins(bytes).catch((cause: unknown) => {
    throw cause instanceof UnusablePicture ? cause : new UnusablePicture('svg', { cause });
  });
  const late = delay(timeoutMs, null, { ref: false });
  const drawn = await Promise.race([drawing, late]);
  if (drawn === null) throw new UnusablePicture('svg-heavy');
  return drawn;
}

async function drawWithoutMargins(bytes: Buffer): Promise<Buffer> {
  const page = await pageOf(bytes);
  const part = drawnPart(await pixelsOf(page, SKETCH / Math.max(page.width, page.height)));
  const fullScale = pictureWidths.page / Math.max(page.width * part.width, page.height * part.height);
  const { data, info } = await pixelsOf(page, Math.min(fullScale, Math.sqrt(MAX_PIXELS / (page.width * page.height))));
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .extract(boxOf(part, info))
    .png({ compressionLevel: 1 })
    .toBuffer();
}

interface Page {
  bytes: Buffer;
  /** Size at `UNIT_DENSITY`. */
  width: number;
  height: number;
  /** Growth of the size with the density: 1, or 2 for a size in millimetres, which the library scales twice. */
  growth: number;
}

async function pageOf(bytes: Buffer): Promise<Page> {
  const sizeAt = (density: number) => sharp(bytes, { density, limitInputPixels: false }).metadata();
  const [small, large] = [await sizeAt(UNIT_DENSITY), await sizeAt(UNIT_DENSITY * PROBE)];
  const growth = Math.max(1, Math.round(Math.log(large.width / small.width) / Math.log(PROBE)));
  const unit = PROBE ** growth;
  return { bytes, growth, width: large.width / unit, height: large.height / unit };
}

function pixelsOf({ bytes, growth }: Page, scale: number) {
  const density = Math.min(MAX_DENSITY, Math.max(1, UNIT_DENSITY * scale ** (1 / growth)));
  return sharp(bytes, { density, limitInputPixels: limits.picturePixels })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Finds the smallest part of the page that contains everything visible, as fractions of its sides. */
function drawnPart({ data, info: { width, height } }: Awaited<ReturnType<typeof pixelsOf>>): Box {
  const box = { left: width, right: -1, top: height, bottom: -1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < VISIBLE_ALPHA) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  if (box.right < 0) throw new UnusablePicture('svg-empty');
  return {
    left: box.left / width,
    top: box.top / height,
    width: (box.right + 1 - box.left) / width,
    height: (box.bottom + 1 - box.top) / height,
  };
}

/** Returns the pixels of a part on a page of this size. */
function boxOf(part: Box, page: { width: number; height: number }): Box {
  const left = Math.floor(part.left * page.width);
  const top = Math.floor(part.top * page.height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(page.width - left, Math.ceil(part.width * page.width))),
    height: Math.max(1, Math.min(page.height - top, Math.ceil(part.height * page.height))),
  };
}
