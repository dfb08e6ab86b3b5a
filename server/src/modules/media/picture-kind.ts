import { UnusablePicture } from './unusable-picture.ts';

const SEARCHED_BYTES = 1_024;
/** Drawing programs write comments and a document type before the drawing. */
const SVG_SEARCHED_BYTES = 16_384;
/** Fields of the box `ftyp`: its size, its type, the major brand, a version, and the compatible brands. */
const BOX = { typeAt: 4, brandAt: 8, compatibleAt: 16, field: 4 };

/**
 * Rejects, by the first bytes, files that no decoder should process. File name and declared type are ignored. Throws
 * `UnusablePicture`.
 */
export function assertKind(bytes: Buffer): void {
  if (signatures.some(({ at, with: mark }) => bytes.subarray(at, at + mark.length).equals(mark))) return;
  if (isIsoContainer(bytes)) return assertBrands(brandsOf(bytes));
  throw new UnusablePicture('kind');
}

/** Checks whether the file is the text of an SVG, as far as its beginning says. */
export function isSvg(bytes: Buffer): boolean {
  const text = bytes
    .toString('utf8', 0, SVG_SEARCHED_BYTES)
    .replace(/^\uFEFF/, '')
    .trimStart();
  return text.startsWith('<') && /<(?:svg:)?svg[\s>]/i.test(text);
}

const signatures: readonly { at: number; with: Buffer }[] = [
  { at: 0, with: Buffer.from([0xff, 0xd8, 0xff]) },
  { at: 0, with: Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1') },
  { at: 0, with: Buffer.from('GIF8', 'latin1') },
  { at: 8, with: Buffer.from('WEBP', 'latin1') },
];

/** AVIF and HEIC use the same container format. */
function isIsoContainer(bytes: Buffer): boolean {
  return bytes.toString('latin1', BOX.typeAt, BOX.brandAt) === 'ftyp';
}

/** The major brand may be that of the container, `mif1`; then the compatible brands say which codec is in it. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), SEARCHED_BYTES, bytes.length);
  const brands = [bytes.toString('latin1', BOX.brandAt, BOX.brandAt + BOX.field)];
  for (let at = BOX.compatibleAt; at + BOX.field <= end; at += BOX.field)
    brands.push(bytes.toString('latin1', at, at + BOX.field));
  return brands;
}

function assertBrands(brands: readonly string[]): void {
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return;
  throw new UnusablePicture(brands.some((brand) => /^(?:hei|hev|mif1|msf1)/.test(brand)) ? 'heic' : 'kind');
}
