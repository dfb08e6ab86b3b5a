import { isPosterAddress } from './video-address.ts';

/** No `..` segments: such a path could point to any URL of the site. */
const LIBRARY_PICTURE = /^\/media\/(?!.*\.\.)[\w./-]+$/;

/** Groups that are nothing without a picture. */
const PICTURE_GROUPS: ReadonlySet<unknown> = new Set(['picturePair', 'gallery']);

interface StoredNode {
  type?: unknown;
  attrs?: Readonly<Record<string, unknown>>;
  content?: readonly unknown[];
}

/**
 * Checks whether an address is that of a picture file of the media library.
 * @param address - site-relative
 */
export function isLibraryPicture(address: string): boolean {
  return LIBRARY_PICTURE.test(address);
}

/**
 * Removes the pictures that are not in the media library from a document of the editor (product §14): a document that was
 * saved over the API may name any address, which the editor would load when somebody opens the text.
 * @param document - document of the editor; not changed
 * @returns the document without them, with the groups that are left empty removed
 */
export function withoutForeignMedia(document: unknown): unknown {
  return cleaned(document)[0] ?? null;
}

function cleaned(value: unknown): unknown[] {
  if (!isNode(value)) return [value];
  const { type, content } = value;
  if (type === 'image' && !isOwn(value.attrs?.['src'])) return [];
  const children = Array.isArray(content) ? content.flatMap(cleaned) : undefined;
  if (PICTURE_GROUPS.has(type) && children?.length === 0) return [];
  return [{ ...value, ...ownAttributes(value), ...(children && { content: children }) }];
}

/** Without a `srcset` or preview of another site, the picture or video itself remains. */
function ownAttributes({ type, attrs = {} }: StoredNode): Pick<StoredNode, 'attrs'> {
  const isForeign = (name: string, value: unknown) =>
    (type === 'image' && name === 'srcset' && typeof value === 'string' && !isOwnSet(value)) ||
    (type === 'video' && name === 'poster' && value !== undefined && !isPoster(value));
  const own = Object.entries(attrs).filter(([name, value]) => !isForeign(name, value));
  return own.length === Object.keys(attrs).length ? {} : { attrs: Object.fromEntries(own) };
}

function isOwn(address: unknown): boolean {
  return typeof address === 'string' && isLibraryPicture(address);
}

function isOwnSet(srcset: string): boolean {
  return srcset.split(',').every((choice) => isLibraryPicture(choice.trim().split(/\s+/)[0] ?? ''));
}

function isPoster(address: unknown): boolean {
  return typeof address === 'string' && isPosterAddress(address);
}

function isNode(value: unknown): value is StoredNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
