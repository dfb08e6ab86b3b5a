import type { Conversion } from './conversion.ts';
import type { DocumentNode, Mark } from './document-node.ts';
import type { Flow } from './flow.ts';
import {
  attributeOf,
  collapsed,
  elementsIn,
  hasClass,
  named,
  textIn,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.ts';
import { marksInside } from './inline-nodes.ts';
import { linkTarget } from './link-target.ts';
import { captionNodes, galleryNodes, linkParagraph, playedNodes, playerNodes } from './media-nodes.ts';

/** Converts what is inside an element. */
export interface Walk {
  blocks(nodes: readonly HtmlNode[]): DocumentNode[];
  /** Returns the inline nodes of a part, and its other blocks. */
  inline(nodes: readonly HtmlNode[]): { inline: DocumentNode[]; blocks: DocumentNode[] };
  inside(flow: Flow, element: HtmlElement, marks: readonly Mark[]): void;
}

/** An element with what surrounds it. */
export interface ElementPlace {
  element: HtmlElement;
  conversion: Conversion;
  marks: readonly Mark[];
  walk: Walk;
}

export function addFigure(flow: Flow, place: ElementPlace): void {
  const { element, walk } = place;
  const isGallery = hasClass(element, /^(?:wp-block-gallery|blocks-gallery-grid|kg-gallery-card)$/);
  if (isGallery) return addPictureGroup(flow, place);
  const captions = element.children.filter((child) => child.kind === 'element').filter(named('figcaption'));
  const others = element.children.filter((child) => child.kind !== 'element' || child.name !== 'figcaption');
  flow.addBlock(...walk.blocks(others));
  for (const caption of captions) {
    const { inline, blocks } = walk.inline(caption.children);
    flow.addBlock(...captionNodes(inline), ...blocks);
  }
}

function addPictureGroup(flow: Flow, { element, conversion, walk }: ElementPlace): void {
  const figures = elementsIn(element.children, named('figure')).filter(
    ({ children }) => elementsIn(children, named('figure')).length === 0,
  );
  const boxes = figures.length > 0 ? figures : elementsIn(element.children, named('img'));
  const pictures = boxes.flatMap((box) =>
    elementsIn([box], named('img')).map((image) => ({
      address: attributeOf(image, 'src') || attributeOf(image, 'data-src'),
      alt: attributeOf(image, 'alt'),
      caption: elementsIn([box], named('figcaption'))
        .map(({ children }) => textIn(children).trim())
        .join(' '),
    })),
  );
  flow.addBlock(
    ...galleryNodes(
      pictures.filter(({ address }) => address !== ''),
      conversion,
    ),
  );
  const own = element.children.filter((child) => child.kind === 'element').filter(named('figcaption'));
  for (const caption of own) flow.addBlock(...captionNodes(walk.inline(caption.children).inline));
}

export function addGallery(flow: Flow, { element, conversion }: ElementPlace): void {
  const ids = attributeOf(element, 'ids')
    .split(/[\s,]+/)
    .filter(Boolean);
  const pictures = conversion.references.gallery(ids.length > 0 ? ids : null);
  if (pictures.length === 0) conversion.note('[gallery]', 'galerinin görselleri dosyada yok');
  flow.addBlock(...galleryNodes(pictures, conversion));
}

/** A playlist is a list of its files. */
export function addFiles(flow: Flow, { element, conversion }: ElementPlace): void {
  const ids = attributeOf(element, 'ids')
    .split(/[\s,]+/)
    .filter(Boolean);
  const files = ids.length === 0 ? [] : conversion.references.gallery(ids);
  if (files.length === 0) conversion.note('[playlist]', 'çalma listesinin dosyaları yok');
  flow.addBlock(...files.flatMap(({ address, alt }) => playedNodes(address, alt, conversion)));
}

export function addPlayer(flow: Flow, { element, conversion }: ElementPlace): void {
  flow.addBlock(...playerNodes(element, conversion));
}

/** A button, a file, pictures with a link, or a link within a text. */
export function addLink(flow: Flow, place: ElementPlace): void {
  const { element, conversion, marks, walk } = place;
  const text = collapsed(textIn(element.children)).trim();
  const special = text === '' ? null : (buttonNodes(element, text, conversion) ?? fileNodes(element, text, conversion));
  if (special) return flow.addBlock(...special);
  walk.inside(flow, element, marksInside(element, marks, conversion));
  const isPicture = elementsIn(element.children, named('img')).length > 0;
  if (isPicture && text === '') addPictureLink(flow, attributeOf(element, 'href'), conversion);
}

const BUTTON_CLASS = /^(?:wp-block-button__link|wp-element-button|kg-btn|button|btn)$/;

function buttonNodes(element: HtmlElement, text: string, conversion: Conversion): DocumentNode[] | null {
  const href = attributeOf(element, 'href');
  if (href === '' || text.length > BUTTON_LENGTH || !hasClass(element, BUTTON_CLASS)) return null;
  const target = linkTarget(href, conversion);
  return target === null ? null : [{ type: 'linkButton', attrs: { href: target }, content: [{ type: 'text', text }] }];
}

function fileNodes(element: HtmlElement, text: string, conversion: Conversion): DocumentNode[] | null {
  const href = attributeOf(element, 'href');
  const isPicture = elementsIn(element.children, named('img')).length > 0;
  return !isPicture && href !== '' && conversion.references.file(href) ? playedNodes(href, text, conversion) : null;
}

const BUTTON_LENGTH = 80;
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i;

/** A picture that leads elsewhere than to itself is followed by the link. */
function addPictureLink(flow: Flow, href: string, conversion: Conversion): void {
  if (leadsToPicture(href)) return;
  const last = flow.blocks.at(-1);
  const alt = last?.type === 'image' ? String(last.attrs?.['alt'] ?? '') : '';
  flow.addBlock(linkParagraph(href, alt || href, conversion));
}

function leadsToPicture(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  return path === '' || PICTURE_FILE.test(path) || /[?&]attachment_id=/.test(href);
}
