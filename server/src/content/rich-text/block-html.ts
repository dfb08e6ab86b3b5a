import { childrenOf, attributesOf, type AttributeOf, type DocumentNode } from './document-node.ts';
import type { BlockTexts } from './block-texts.ts';
import { escape } from './html-parts.ts';
import { isLibraryPicture, pictureHtml, pictureSizes } from './library-picture.ts';

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
    `<li>${pictureHtml(attribute, sizes)}</li>`;

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
