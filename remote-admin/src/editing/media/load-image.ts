/** An image that the browser can decode. */
export interface LoadedImage {
  /** Upright size in pixels. */
  width: number;
  height: number;
  /** Encodes the image in another size; a browser that cannot encode the type returns a PNG. */
  encode(size: ImageSize, type: EncodedType): Promise<Blob>;
}

export interface ImageSize {
  width: number;
  height: number;
}

export type EncodedType = 'image/jpeg' | 'image/webp';

/** Encodes again what the server encodes once more: high enough that nothing of it is seen. */
const QUALITY = 0.92;

/** Loads an image; rejects if the browser cannot decode it. Its pixels are decoded only to encode it again. */
export async function loadImage(file: Blob): Promise<LoadedImage> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return { width, height, encode: (size, type) => encode(image, size, type) };
}

async function encode(image: HTMLImageElement, { width, height }: ImageSize, type: EncodedType): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return await encodeCanvas(canvas, type);
}

/** Rejects if the canvas is larger than the browser allows. */
export function encodeCanvas(canvas: HTMLCanvasElement, type: EncodedType): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not encoded'))), type, QUALITY);
  });
}
