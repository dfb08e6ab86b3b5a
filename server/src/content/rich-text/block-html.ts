import { isLibraryPicture } from '@vitrin/shared-contracts/document-media';
import {
  downloadAddress,
  downloadTypes,
  isVideoFile,
  largestDownload,
  parseDownloadAddress,
} from '@vitrin/shared-contracts/downloads';
import { tileShape } from '@vitrin/shared-contracts/pictures';
import { isPosterAddress, parseVideoAddress, videoPage, videoSiteNames } from '@vitrin/shared-contracts/video-address';
import { childrenOf, attributesOf, type AttributeOf, type DocumentNode } from './document-node.ts';
import type { BlockTexts } from './block-texts.ts';
import { escape } from './html-parts.ts';
import { largestFile, pictureHtml, pictureSizes } from './library-picture.ts';

/** Renders a node around its rendered content. */
export type Wrap = (inner: string, attribute: AttributeOf, texts: BlockTexts) => string;

/** `list`: browsers do not announce a list without markers as one. */
const pictures =
  (arrangement: string): Wrap =>
  (inner) =>
    inner === '' ? '' : `<ul class="pictures ${arrangement}" role="list">${inner}</ul>`;

const entry =
  (sizes: string): Wrap =>
  (_inner, attribute) =>
    `<li${shapeOf(attribute)}><a href="${escape(largestFile(attribute))}" data-held>${pictureHtml(attribute, sizes)}</a></li>`;

function shapeOf(attribute: AttributeOf): string {
  const shape = tileShape(Number(attribute('width')), Number(attribute('height')));
  return shape === null ? '' : ` class="${shape}"`;
}

/** A file with its type and size, which a visitor needs to know before the download. */
function download(inner: string, attribute: AttributeOf, { lang }: BlockTexts): string {
  const file = parseDownloadAddress(attribute('href'));
  if (inner.trim() === '') return '';
  if (!file) return `<p>${inner}</p>`;
  const facts = [downloadTypes[file.type].label, sizeText(Number(attribute('bytes')), largestDownload(file.type), lang)]
    .filter(Boolean)
    .join(', ');
  return `<p class="file"><a href="${downloadAddress(file.hash, file.type)}">${inner} <small>${facts}</small></a></p>`;
}

/**
 * A video of another site is a link to its page; a script replaces it with the player when the visitor presses it. A file of
 * this site is played by the browser.
 */
function video(inner: string, attribute: AttributeOf): string {
  const [href, poster] = [attribute('href'), attribute('poster')];
  const found = parseVideoAddress(href);
  if (inner.trim() === '') return '';
  if (found) {
    const site = videoSiteNames[found.site];
    // The title names the link: its preview picture has no alternative text.
    const preview = isPosterAddress(poster) ? `<img src="${poster}" alt="" />` : '';
    return `<p class="video"><a href="${escape(videoPage(found))}">${preview}${inner} <small>${site}</small></a></p>`;
  }
  const file = parseDownloadAddress(href);
  if (!file || !isVideoFile(file.type)) return `<p>${inner}</p>`;
  const source = downloadAddress(file.hash, file.type);
  const name = inner.replaceAll(/<[^<>]*>/g, '');
  const preview = isPosterAddress(poster) ? ` poster="${poster}"` : '';
  return `<figure class="video"><video src="${source}"${preview} controls preload="none" aria-label="${name}"></video><figcaption>${inner}</figcaption></figure>`;
}

const KILOBYTE = 1_024;

function sizeText(bytes: number, largest: number, lang: string): string {
  if (!Number.isInteger(bytes) || bytes <= 0 || bytes > largest) return '';
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const megabytes = bytes / KILOBYTE / KILOBYTE;
  return megabytes < 1 ? `${number.format(Math.ceil(bytes / KILOBYTE))} kB` : `${number.format(megabytes)} MB`;
}

/** Renderers of the blocks that are more than one element of HTML. */
export const blockRenderers: Readonly<Record<string, Wrap>> = {
  callout(inner, attribute, texts) {
    const kind = attribute('kind') === 'warning' ? 'warning' : 'info';
    return `<aside class="callout ${kind}" role="note"><p class="label">${escape(texts[kind])}</p>${inner}</aside>`;
  },
  picturePair: pictures('pair'),
  gallery: pictures('gallery'),
  pairPicture: entry(pictureSizes.pair),
  galleryPicture: entry(pictureSizes.gallery),
  linkButton: (inner, attribute) =>
    inner.trim() === '' ? '' : `<p class="button"><a href="${escape(attribute('href'))}">${inner}</a></p>`,
  download,
  video,
};

/** Types of the pictures of a group, by the type of the group. */
const pictureTypes: ReadonlyMap<unknown, string> = new Map([
  ['picturePair', 'pairPicture'],
  ['gallery', 'galleryPicture'],
]);

/** Returns the pictures of a group as its entries; null if the node is no group of pictures. */
export function groupedPictures(node: DocumentNode): DocumentNode[] | null {
  const type = pictureTypes.get(node.type);
  if (type === undefined) return null;
  // Without this an external picture, which the sanitizer removes, would leave an empty entry.
  return childrenOf(node)
    .filter((child) => child.type === 'image' && isLibraryPicture(attributesOf(child.attrs)('src')))
    .map((child) => ({ ...child, type }));
}
