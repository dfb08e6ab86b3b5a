import { encodeCanvas } from '../../../editing/media/load-image.ts';

/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3;

/** Part of a picture in percent of its width and height. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const wholeArea: Readonly<Area> = { x: 0, y: 0, width: 100, height: 100 };

/** Loads a picture of this site. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Draws the picture turned, on a canvas that is exactly as large. */
export function drawTurned(image: HTMLImageElement, turns: Turns): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const [width, height] = turns % 2 === 0 ? [naturalWidth, naturalHeight] : [naturalHeight, naturalWidth];
  const { canvas, context } = createCanvas(width, height);
  context.translate(width / 2, height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(image, -naturalWidth / 2, -naturalHeight / 2);
  return canvas;
}

/** Returns a part of a canvas as a file, which keeps transparency where the browser encodes WebP or PNG. */
export async function cutOut(source: HTMLCanvasElement, area: Area): Promise<Blob> {
  const { x, y, width, height } = pixelsOf(source, area);
  const { canvas, context } = createCanvas(width, height);
  context.drawImage(source, x, y, width, height, 0, 0, width, height);
  return await encodeCanvas(canvas, 'image/webp');
}

/** Returns the area in whole pixels, at least one in each direction. */
export function pixelsOf({ width, height }: { width: number; height: number }, area: Area): Area {
  const x = Math.min(width - 1, Math.round((area.x / 100) * width));
  const y = Math.min(height - 1, Math.round((area.y / 100) * height));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round((area.width / 100) * width))),
    height: Math.max(1, Math.min(height - y, Math.round((area.height / 100) * height))),
  };
}

function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  return { canvas, context };
}
