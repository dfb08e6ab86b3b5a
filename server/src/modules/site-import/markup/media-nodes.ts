import { parseVideoAddress, videoPage } from '@vitrin/shared-contracts/video-address';
import type { Conversion } from './conversion.ts';
import type { DocumentNode, Mark } from './document-node.ts';
import { attributeOf, elementsIn, named, textIn, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { linkTarget } from './link-target.ts';

const LARGEST_GALLERY = 40;

/** Returns the picture of an `img`: lazy-loading plugins keep its address in another attribute. */
export function pictureNodes(element: HtmlElement, conversion: Conversion): DocumentNode[] {
  const names = ['src', 'data-src', 'data-lazy-src', 'data-original', 'data-orig-file'];
  const address = names
    .map((name) => attributeOf(element, name))
    .find((each) => each !== '' && !each.startsWith('data:'));
  const alt = attributeOf(element, 'alt');
  if (address === undefined) {
    if (attributeOf(element, 'src').startsWith('data:'))
      conversion.note(alt || 'gömülü görsel', 'görsel metnin içine yazılmış; dosya olarak ekleyin');
    return [];
  }
  return pictureAt(address, alt, conversion);
}

/** Returns the picture at an address; a link to it if the picture was not taken. */
export function pictureAt(address: string, alt: string, conversion: Conversion): DocumentNode[] {
  const attrs = conversion.references.picture(address, alt);
  if (attrs) return [{ type: 'image', attrs }];
  return [linkParagraph(address, alt || fileName(address), conversion)];
}

/** Returns the gallery of some pictures; several if there are more than one can have. */
export function galleryNodes(
  pictures: readonly { address: string; alt: string; caption: string }[],
  conversion: Conversion,
): DocumentNode[] {
  const found = pictures.flatMap(({ address, alt, caption }) => pictureAt(address, alt || caption, conversion));
  const images = found.filter(({ type }) => type === 'image');
  const groups = Array.from({ length: Math.ceil(images.length / LARGEST_GALLERY) }, (_, index) =>
    images.slice(index * LARGEST_GALLERY, (index + 1) * LARGEST_GALLERY),
  );
  const captions = pictures.map(({ alt, caption }) => (caption === alt || alt === '' ? '' : caption)).filter(Boolean);
  return [
    ...groups.map((content): DocumentNode =>
      content.length === 1 && content[0] ? content[0] : { type: 'gallery', content },
    ),
    ...captionNodes([{ type: 'text', text: captions.join(' · ') }]),
    ...found.filter(({ type }) => type !== 'image'),
  ];
}

/** The text below a picture is a paragraph in italics. */
export function captionNodes(inline: readonly DocumentNode[]): DocumentNode[] {
  const content = inline.filter(({ type, text }) => type !== 'text' || text !== '');
  if (content.length === 0) return [];
  const italic: Mark = { type: 'italic' };
  const isItalic = ({ marks = [] }: DocumentNode) => marks.some(({ type }) => type === 'italic' || type === 'code');
  return [
    {
      type: 'paragraph',
      content: content.map((node) =>
        node.type === 'text' && !isItalic(node) ? { ...node, marks: [...(node.marks ?? []), italic] } : node,
      ),
    },
  ];
}

export function linkParagraph(address: string, text: string, conversion: Conversion): DocumentNode {
  const href = linkTarget(address, conversion);
  const node: DocumentNode = {
    type: 'text',
    text: text || address,
    ...(href !== null && { marks: [{ type: 'link', attrs: { href } } as const] }),
  };
  return { type: 'paragraph', content: [node] };
}

function fileName(address: string): string {
  const name = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || address;
  } catch {
    return name;
  }
}

/** Returns what plays at an address: a video of another site, a video file, or a file to download; a link to anything else. */
export function playedNodes(address: string, title: string, conversion: Conversion): DocumentNode[] {
  const video = parseVideoAddress(address.startsWith('//') ? `https:${address}` : address);
  if (video)
    return [{ type: 'video', attrs: { href: videoPage(video) }, content: [{ type: 'text', text: title || 'Video' }] }];
  const file = conversion.references.file(address);
  const text = title || fileName(address);
  if (file?.isVideo) return [{ type: 'video', attrs: { href: file.href }, content: [{ type: 'text', text }] }];
  if (file)
    return [{ type: 'download', attrs: { href: file.href, bytes: file.bytes }, content: [{ type: 'text', text }] }];
  return [linkParagraph(address, text, conversion)];
}

/** Returns the video or the link that an element with a player becomes. */
export function playerNodes(element: HtmlElement, conversion: Conversion): DocumentNode[] {
  const sources = [element, ...elementsIn(element.children, named('source', 'embed', 'param'))];
  const address =
    sources
      .map((each) => attributeOf(each, 'src') || attributeOf(each, 'data') || attributeOf(each, 'data-src'))
      .find(Boolean) ?? '';
  const title = attributeOf(element, 'title');
  if (address === '') {
    conversion.note(element.name, 'adresi olmayan gömülü içerik');
    return [];
  }
  const nodes = playedNodes(address, title, conversion);
  if (nodes.every(({ type }) => type === 'paragraph'))
    conversion.note(address, 'başka siteden gömülü içerik ya da ses; yerine bağlantısı kondu');
  return nodes;
}

/** Returns the address that is all that a part says, as authors write what WordPress embeds; null for other parts. */
export function loneAddress(nodes: readonly HtmlNode[]): string | null {
  const text = textIn(nodes).trim();
  const isPlain = elementsIn(nodes, named('a', 'img', 'iframe', 'video', 'audio')).length === 0;
  return isPlain && /^https?:\/\/\S+$/i.test(text) ? text : null;
}
