import sharp from 'sharp';

/** Returns a PNG of one colour. */
export function plainPicture(width: number, height: number, background = '#17594a'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Returns a picture with a red left half and a blue right half. */
export async function redBluePicture(width: number, height: number): Promise<Buffer> {
  const right = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const;
  return sharp(await plainPicture(width, height, '#ff0000'))
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

/** Returns the mean colour of a picture as [red, green, blue]. */
export async function meanColour(bytes: Buffer): Promise<[number, number, number]> {
  const { channels } = await sharp(bytes).stats();
  const [red, green, blue] = channels.map(({ mean }) => Math.round(mean));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Returns the bytes as a form file. */
export function fileOf(bytes: Buffer | string, name = 'resim.png'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
}

/** Returns a form file with a picture of one colour. */
export async function plainFile(width: number, height: number, name?: string): Promise<File> {
  return fileOf(await plainPicture(width, height), name);
}
