import sharp from 'sharp';

/** Resolution in DPI for vector drawings, so that the usual icon sizes of 16 to 64 points are large enough. */
const DENSITY = 1_024;
const BACKGROUND = '#fff';
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

export interface IconShape {
  /** Width and height in pixels. */
  size: number;
  /** True: with a background, because home screens show transparency as black. */
  isOpaque: boolean;
}

/** Renders the whole picture centred in a square, as PNG. */
export async function renderIcon(bytes: Buffer, { size, isOpaque }: IconShape): Promise<Buffer> {
  const image = sharp(bytes, { density: DENSITY }).resize({
    width: size,
    height: size,
    fit: 'contain',
    background: TRANSPARENT,
  });
  return (isOpaque ? image.flatten({ background: BACKGROUND }) : image).png({ compressionLevel: 9 }).toBuffer();
}
