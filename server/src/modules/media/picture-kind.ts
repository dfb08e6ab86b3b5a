import { UnusablePicture } from './unusable-picture.ts';

const SEARCHED_BYTES = 1_024;
const BRAND = { from: 8, to: 12 };

/**
 * Rejects, by the first bytes, files that no decoder should process. File name and declared type are ignored. Throws
 * `UnusablePicture`.
 */
export function assertKind(bytes: Buffer): void {
  if (signatures.some(({ at, with: mark }) => bytes.subarray(at, at + mark.length).equals(mark))) return;
  if (isIsoContainer(bytes)) return assertBrand(bytes.toString('latin1', BRAND.from, BRAND.to));
  throw new UnusablePicture(/<svg[\s>]/i.test(bytes.toString('latin1', 0, SEARCHED_BYTES)) ? 'svg' : 'kind');
}

const signatures: readonly { at: number; with: Buffer }[] = [
  { at: 0, with: Buffer.from([0xff, 0xd8, 0xff]) },
  { at: 0, with: Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1') },
  { at: 0, with: Buffer.from('GIF8', 'latin1') },
  { at: 8, with: Buffer.from('WEBP', 'latin1') },
];

/** AVIF and HEIC use the same container format. */
function isIsoContainer(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, BRAND.from) === 'ftyp';
}

function assertBrand(brand: string): void {
  if (brand === 'avif' || brand === 'avis') return;
  throw new UnusablePicture(/^(hei|hev|mif1|msf1)/.test(brand) ? 'heic' : 'kind');
}
