import sharp from 'sharp';
import { branding } from '../site/company.ts';
import { scenes, type SceneName } from './catalogue.ts';
import { paletteOf } from './palette.ts';
import { seededRandom } from './random.ts';

/** The picture as SVG in the company's colours; the same text every time. */
export function drawScene(name: SceneName): string {
  const palette = paletteOf(branding.mainColor, branding.secondColor);
  return scenes[name](palette, seededRandom(name));
}

/** The picture as PNG, ready for the media library. */
export function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}
