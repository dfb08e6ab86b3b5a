import { foldSegment } from '@vitrin/shared-contracts/first-segments';
import { isEntry, type EntryItem, type FileItem, type SourceItem, type TermItem } from '../reading/source-item.ts';

/** The old site, as far as its addresses name it. */
export interface OldSite {
  /** Host without `www.` and path; the name of the source in all imports. */
  name: string;
  /** Address of its home page; empty if it is not known. */
  address: string;
}

/** Returns the name of a site; null for an address that names none, such as `http:` or one of the own machine. */
export function siteName(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || /^[\d.]+$/.test(url.hostname))
    return null;
  return `${url.hostname.replace(/^www\./, '')}${withoutEndSlashes(url.pathname)}`.toLowerCase();
}

/** Parameters by which WordPress names a text; all others only change how it is shown. */
const NAMING = ['p', 'page_id', 'attachment_id', 'cat', 'post_type', 'product', 'product_cat', 'category_name'];

/**
 * Returns the form of an address of the old site under which it is looked up: its folded path and the parameters that name a text. Null
 * for an address of another site.
 */
export function addressKey(address: string, site: OldSite): string | null {
  const url = URL.parse(address, URL.canParse(site.address) ? site.address : 'http://site.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const isRelative = url.hostname === 'site.invalid';
  const own = URL.parse(site.address)?.hostname.replace(/^www\./, '') ?? '';
  if (!isRelative && url.hostname.replace(/^www\./, '') !== own) return null;
  const query = NAMING.filter((name) => url.searchParams.has(name) && name !== 'post_type').map(
    (name) => `${name}=${url.searchParams.get(name)}`,
  );
  const path = decoded(url.pathname).split('/').filter(Boolean).map(foldSegment).join('/');
  return query.length > 0 ? `?${query.join('&')}` : `/${path}`;
}

/** Returns the path of the picture from which WordPress or Ghost has made one of this size. */
export function withoutSize(path: string): string {
  return path.replace(/-\d{1,5}x\d{1,5}(?=\.[a-z\d]{2,5}$)/i, '').replace(/\/size\/w\d+(?:h\d+)?\//, '/');
}

/**
 * Returns the keys under which the file of an address is looked up, on whichever host it is: its own, since some files were uploaded with
 * a size in their name, and that of the picture from which it was made.
 */
export function fileKeys(address: string): string[] {
  const url = URL.parse(address, 'http://site.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  const path = decoded(url.pathname);
  return [...new Set([path, withoutSize(path)].map(keyOfPath))];
}

function keyOfPath(path: string): string {
  const plain = path.replace(/-(?:scaled|rotated)(?=\.[a-z\d]{2,5}$)/i, '');
  return `file:${plain.split('/').filter(Boolean).map(foldSegment).join('/')}`;
}

/** Returns the key that a picture has in all sizes; null for an address that is none. */
export function fileKey(address: string): string | null {
  return fileKeys(address).at(-1) ?? null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the addresses that led to an item on the old site, as they were. */
export function oldAddresses(item: SourceItem): string[] {
  if (isEntry(item)) return entryAddresses(item);
  if (item.type === 'term') return termAddresses(item);
  return item.type === 'file' ? fileAddresses(item) : [];
}

function entryAddresses({ type, id, link, formerLinks, slug }: EntryItem): string[] {
  const isNumber = /^\d+$/.test(id);
  const numbered = type === 'page' ? [`/?page_id=${id}`, `/?p=${id}`] : [`/?p=${id}`];
  const named = type === 'product' && slug !== '' ? [`/?product=${slug}`] : [];
  return [
    ...(link === '' || /[?&](?:p|page_id)=/.test(link) ? [] : [link]),
    ...formerLinks,
    ...(isNumber ? numbered : []),
    ...named,
  ];
}

/** The export names no addresses of categories: these are the ones that WordPress and WooCommerce give them. */
function termAddresses({ taxonomy, slug, number }: TermItem): string[] {
  const folder = taxonomy === 'category' ? ['category', 'tag'] : ['product-category', 'urun-kategori'];
  return [...folder.map((name) => `/${name}/${slug}/`), ...(/^\d+$/.test(number) ? [`/?cat=${number}`] : [])];
}

function fileAddresses({ id, link, address }: FileItem): string[] {
  return [link, address, ...(/^\d+$/.test(id) ? [`/?attachment_id=${id}`] : [])].filter(Boolean);
}

/** Returns the keys under which an item is found. */
export function addressKeys(item: SourceItem, site: OldSite): string[] {
  const keys = oldAddresses(item).map((address) => addressKey(absolute(address, site), site));
  const [file = null] = item.type === 'file' ? fileKeys(item.address) : [];
  return [...new Set([...keys, file].flatMap((key) => (key === null || key === '/' ? [] : [key])))];
}

/** Returns an address that begins at the home page of the old site, which may be in a folder. */
export function absolute(address: string, { address: home }: OldSite): string {
  const base = withoutEndSlashes(home);
  const isNumbered = address.startsWith('/?') || /^\/(?:category|tag|product-category|urun-kategori)\//.test(address);
  return isNumbered && URL.canParse(home) ? `${base}${address}` : address;
}

/** Returns an address without the slashes at its end. */
export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
