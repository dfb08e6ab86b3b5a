import { limits } from '@vitrin/shared-contracts/limits';
import { animationNote, uploadErrors } from '@vitrin/shared-contracts/media';
import { formatFileSize } from '../../data/format-file-size.ts';
import { type EncodedType, type ImageSize, type LoadedImage, loadImage } from './load-image.ts';

/** The file that is sent in place of the chosen one, and what people should know about it. */
export interface PreparedPicture {
  file: File;
  note: string;
}

/** Thrown for a file that the server would refuse and the browser cannot change; the message is for the user. */
export class UnusableFile extends Error {}

/**
 * Largest picture that is sent after it was made smaller. Ten times what the largest stored file shows, and within the
 * canvas of every browser.
 */
const SENT_PIXELS = 16_000_000;
/** A file of noise may stay too large at first; each further attempt has half the pixels. */
const ATTEMPTS = 3;
const EXTENSION = /\.[^.]*$/;

/**
 * Returns a file that the server accepts: a picture above its limits is made smaller, and one in a format of Apple
 * becomes a JPEG where the browser can decode it. Others are returned unchanged. Throws `UnusableFile`.
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  // The server draws it in the sizes that it stores.
  if (file.type === 'image/svg+xml') return { file, note: '' };
  const image = await loadImage(file).catch(() => null);
  if (isHeic(file)) return await convertHeic(file, image);
  if (image && isTooLarge(file, image)) return await shrink(file, image);
  // Without a decoder only the server can tell what the file is.
  if (file.size > limits.fileBytes) throw new UnusableFile(tooLargeText);
  return { file, note: '' };
}

const tooLargeText = `Dosya en fazla ${formatFileSize(limits.fileBytes)} olabilir ve bu tarayıcı onu küçültemedi. Küçültüp yeniden yükleyin.`;

/** Checks for the format of photographs on Apple devices; browsers outside of them do not know its type. */
function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

function isTooLarge({ size }: File, { width, height }: ImageSize): boolean {
  return size > limits.fileBytes || width * height > limits.picturePixels;
}

async function convertHeic(file: File, image: LoadedImage | null): Promise<PreparedPicture> {
  if (!image) throw new UnusableFile(uploadErrors.heic);
  const { file: converted } = await encodeWithin(file, image, 'image/jpeg');
  return { file: converted, note: 'HEIC fotoğrafı bu tarayıcıda JPEG yapıldı.' };
}

async function shrink(file: File, image: LoadedImage): Promise<PreparedPicture> {
  // JPEG has no transparency.
  const { file: smaller, size } = await encodeWithin(
    file,
    image,
    file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp',
  );
  const change =
    size.width < image.width
      ? `${pixelsText(image)} → ${pixelsText(size)} piksel`
      : `${formatFileSize(file.size)} → ${formatFileSize(smaller.size)}`;
  const note = `Büyük olduğu için bu tarayıcıda küçültüldü: ${change}.`;
  return { file: smaller, note: file.type === 'image/gif' ? `${note} ${animationNote}` : note };
}

function pixelsText({ width, height }: ImageSize): string {
  return `${width} × ${height}`;
}

async function encodeWithin(
  file: File,
  image: LoadedImage,
  type: EncodedType,
): Promise<{ file: File; size: ImageSize }> {
  let pixels = SENT_PIXELS;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const size = sizeWithin(image, pixels);
    const blob = await image.encode(size, type).catch(() => null);
    if (blob && blob.size <= limits.fileBytes) return { file: withType(blob, file.name), size };
    pixels /= 2;
  }
  throw new UnusableFile(tooLargeText);
}

/** Returns the size of the same shape with at most this many pixels. */
function sizeWithin({ width, height }: ImageSize, pixels: number): ImageSize {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

function withType(blob: Blob, name: string): File {
  const extension = { 'image/jpeg': 'jpg', 'image/webp': 'webp' }[blob.type] ?? 'png';
  return new File([blob], `${name.replace(EXTENSION, '')}.${extension}`, { type: blob.type });
}
