import sharp from 'sharp';

/** A drawing is rendered at the size of its own points: this makes the usual 16 to 64 of an icon large enough. */
const DENSITY = 1_024;
const GROUND = '#fff';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

export interface IconShape {
  /** Pixels of each side. */
  size: number;
  /** On a ground: home screens show what is transparent as black. */
  isOpaque: boolean;
}

/** The picture whole, in the middle of a square, as PNG. */
export async function renderIcon(bytes: Buffer, { size, isOpaque }: IconShape): Promise<Buffer> {
  const image = sharp(bytes, { density: DENSITY }).resize({
    width: size,
    height: size,
    fit: 'contain',
    background: CLEAR,
  });
  return (isOpaque ? image.flatten({ background: GROUND }) : image).png({ compressionLevel: 9 }).toBuffer();
}
