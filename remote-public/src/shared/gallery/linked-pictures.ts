import { tileShape } from '@vitrin/shared-contracts/pictures';

/** A picture that is the only thing in its list item: the server writes it so in no other list. */
const UNLINKED = /<li><img ([^<>]*)><\/li>/g;

/** A file of the media library, on this site or on the host of its files. */
const LIBRARY = /^(?:https?:\/\/[^/]+)?\/media\//;

/**
 * Links the pictures of galleries to their widest file. The server does so when a text is saved; older texts and contract
 * revisions, which never change, have pictures that lead nowhere and cannot be opened large.
 */
export function linkPictures(html: string): string {
  return html.replace(UNLINKED, (entry, attributes: string) => {
    const address = widestFile(attributes);
    if (address === '') return entry;
    return `<li${shapeOf(attributes)}><a href="${address}" data-held><img ${attributes}></a></li>`;
  });
}

/** Returns the widest file of the library, escaped as in the attributes; empty if there is none. */
function widestFile(attributes: string): string {
  const files = valueOf('srcset', attributes)
    .split(',')
    .map((file) => file.trim().split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) || 0 }));
  const [widest] = files.toSorted((one, other) => other.width - one.width);
  const address = widest?.address || valueOf('src', attributes);
  return LIBRARY.test(address) ? address : '';
}

function shapeOf(attributes: string): string {
  const shape = tileShape(Number(valueOf('width', attributes)), Number(valueOf('height', attributes)));
  return shape === null ? '' : ` class="${shape}"`;
}

function valueOf(name: string, attributes: string): string {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
