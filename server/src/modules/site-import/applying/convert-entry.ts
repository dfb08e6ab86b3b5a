import type { Conversion, GalleryPicture, References, ShownFile } from '../markup/conversion.ts';
import { shortNote } from '../markup/conversion.ts';
import { formatNote } from '../markup/format-note.ts';
import { plainText, type DocumentNode } from '../markup/document-node.ts';
import { entryDocument } from '../markup/entry-document.ts';
import { findImported, itemAt, type OpenLink } from '../index/import-records.repository.ts';
import { childItems, findItem } from '../index/import-rows.repository.ts';
import { addressKey, fileKey, fileKeys } from '../index/old-addresses.ts';
import type { EntryItem, FileItem, Note } from '../reading/source-item.ts';
import { fileOf, newAddress } from './imported-targets.ts';
import type { ImportRun } from './import-run.ts';
import { pictureAttributes, shownFile, takeFile } from './take-file.ts';

/** The text of an entry as it is written, with what was not taken of it. */
export interface ConvertedEntry {
  document: DocumentNode;
  /** All text of the document. */
  plain: string;
  notes: Note[];
  openLinks: Pick<OpenLink, 'address' | 'href'>[];
  /** A file is missing that a later import may bring. */
  isIncomplete: boolean;
}

/** Addresses and numbers that a text refers to. */
interface Wanted {
  pictures: Map<string, string>;
  files: Set<string>;
  links: Set<string>;
  galleries: Map<string, readonly string[] | null>;
  fragments: Set<string>;
}

/**
 * Converts the text of an entry. It is converted twice: first to know what it refers to, then, when that is in the library, with it. A
 * gallery or a shared text refers to more, so the first conversion is repeated until nothing is new.
 */
export async function convertEntry(run: ImportRun, entry: EntryItem, lang: string): Promise<ConvertedEntry> {
  const found = noneFound();
  let wanted = wantedOf(entry, found);
  for (let round = 0; round < MAX_ROUNDS && (await resolveGroups(run, entry, wanted, found)); round += 1)
    wanted = wantedOf(entry, found);
  const notes = await resolveTargets(run, { entry, wanted, found, lang });
  const own: Note[] = [];
  const note = (what: string, reason: string) => own.push(shortNote(what, reason));
  const document = converted(entry, referencesTo(found), note);
  const formats = formatNote(entry.body.text);
  if (formats) own.push(formats);
  const openLinks = [...found.openLinks].map(([href, address]) => ({ href, address }));
  return {
    document,
    plain: plainText(document.content ?? []),
    notes: [...own, ...notes],
    openLinks,
    isIncomplete: notes.length > 0,
  };
}

const MAX_ROUNDS = 4;

interface Found {
  pictures: Map<string, DocumentNode['attrs'] | null>;
  files: Map<string, ShownFile>;
  links: Map<string, string>;
  /** Keys of addresses by the address in the text, whose items have no record yet. */
  openLinks: Map<string, string>;
  galleries: Map<string, readonly GalleryPicture[]>;
  fragments: Map<string, string | null>;
}

function noneFound(): Found {
  return {
    pictures: new Map(),
    files: new Map(),
    links: new Map(),
    openLinks: new Map(),
    galleries: new Map(),
    fragments: new Map(),
  };
}

const galleryKey = (ids: readonly string[] | null) => ids?.join(',') ?? '';

function referencesTo(found: Found): References {
  return {
    picture: (address, alt) => withAlt(found.pictures.get(address) ?? null, alt),
    file: (address) => found.files.get(address) ?? null,
    link: (address) => found.links.get(address) ?? null,
    gallery: (ids) => found.galleries.get(galleryKey(ids)) ?? [],
    fragment: (id) => found.fragments.get(id) ?? null,
  };
}

function withAlt(attrs: DocumentNode['attrs'] | null, alt: string): DocumentNode['attrs'] | null {
  return attrs && alt !== '' ? { ...attrs, alt } : attrs;
}

function converted(entry: EntryItem, references: References, note: Conversion['note']): DocumentNode {
  return entryDocument(entry.body, { references, footnotes: entry.footnotes, note, base: entry.link });
}

function wantedOf(entry: EntryItem, found: Found): Wanted {
  const wanted: Wanted = {
    pictures: new Map(),
    files: new Set(),
    links: new Set(),
    galleries: new Map(),
    fragments: new Set(),
  };
  const known = referencesTo(found);
  const references: References = {
    picture(address, alt) {
      wanted.pictures.set(address, alt);
      return { src: '/media/x', alt };
    },
    file(address) {
      wanted.files.add(address);
      return null;
    },
    link(address) {
      wanted.links.add(address);
      return null;
    },
    gallery(ids) {
      wanted.galleries.set(galleryKey(ids), ids);
      return known.gallery(ids);
    },
    fragment(id) {
      wanted.fragments.add(id);
      return known.fragment(id);
    },
  };
  converted(entry, references, () => undefined);
  return wanted;
}

/** Finds galleries and shared texts; true if there were new ones. */
async function resolveGroups(run: ImportRun, entry: EntryItem, wanted: Wanted, found: Found): Promise<boolean> {
  const galleries = [...wanted.galleries].filter(([key]) => !found.galleries.has(key));
  const fragments = [...wanted.fragments].filter((id) => !found.fragments.has(id));
  for (const [key, ids] of galleries) found.galleries.set(key, await galleryOf(run, entry, ids));
  for (const id of fragments) found.fragments.set(id, await fragmentOf(run, id));
  return galleries.length + fragments.length > 0;
}

async function galleryOf(
  { services, importId, spool }: ImportRun,
  entry: EntryItem,
  ids: readonly string[] | null,
): Promise<GalleryPicture[]> {
  const rows = ids
    ? (await Promise.all(ids.map((id) => findItem(services.db, importId, 'file', id)))).filter((row) => row !== null)
    : await childItems(services.db, importId, 'file', entry.id);
  const items: FileItem[] = [];
  for (const row of rows) {
    const item = await spool.read(row);
    if (item.type === 'file') items.push(item);
  }
  const shown = ids
    ? items
    : items.filter(({ address }) => PICTURE.test(address)).toSorted((one, other) => one.order - other.order);
  return shown.map(({ address, alt, caption, title }) => ({ address, alt: alt || title, caption }));
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i;

async function fragmentOf({ services, importId, spool }: ImportRun, id: string): Promise<string | null> {
  const row = await findItem(services.db, importId, 'fragment', id);
  const item = row && (await spool.read(row));
  return item?.type === 'fragment' ? item.body.text : null;
}

interface Targets {
  entry: EntryItem;
  wanted: Wanted;
  found: Found;
  lang: string;
}

async function resolveTargets(run: ImportRun, { entry, wanted, found, lang }: Targets): Promise<Note[]> {
  const notes: Note[] = [];
  for (const [address, alt] of wanted.pictures) {
    const taken = await takenPicture(run, entry, { address, alt, lang });
    if ('reason' in taken) notes.push(shortNote(address, `görsel alınamadı: ${taken.reason}`));
    else found.pictures.set(address, taken.attrs);
  }
  for (const address of wanted.files) await findDownload(run, address, found);
  for (const address of wanted.links) await findLink(run, address, { entry, found, lang });
  return notes;
}

interface WantedPicture {
  address: string;
  alt: string;
  lang: string;
}

/** A picture of the old library is the one that its texts show in any size; another one is fetched by its address. */
async function takenPicture(
  run: ImportRun,
  entry: EntryItem,
  { address, alt, lang }: WantedPicture,
): Promise<{ attrs: DocumentNode['attrs'] | null } | { reason: string }> {
  const known = await fileOf(run, address);
  const full = URL.parse(address, URL.canParse(entry.link) ? entry.link : run.site.address)?.href ?? address;
  const wanted = {
    type: 'inline',
    sourceId: fileKey(full) ?? full,
    itemHash: '',
    address: full,
    path: '',
    alt,
  } as const;
  const taken = known ? { imported: known } : await takeFile(run, wanted);
  if ('reason' in taken) return taken;
  if (run.isDryRun) return { attrs: { src: '/media/x', alt } };
  const attrs = taken.imported.entity === 'media' ? await pictureAttributes(run, taken.imported, alt, lang) : null;
  return attrs ? { attrs } : { reason: 'dosya bir görsel değil' };
}

async function findDownload(run: ImportRun, address: string, found: Found): Promise<void> {
  const file = await fileOf(run, address);
  if (file?.entity === 'download' && !run.isDryRun) found.files.set(address, await shownFile(run, file));
}

async function findLink(
  run: ImportRun,
  address: string,
  { entry, found, lang }: Pick<Targets, 'entry' | 'found' | 'lang'>,
): Promise<void> {
  const { services, site } = run;
  const linked = await linkedItem(run, address);
  if (!linked) return;
  const imported = await findImported(services.db, { source: site.name, ...linked.item });
  const target = imported && (await newAddress(services, imported, lang));
  if (target) found.links.set(address, target.startsWith('/media/') ? target : target + hashOf(address));
  else found.openLinks.set(keptHref(address, entry.link), linked.key);
}

/** Returns the item that an address of the old site led to: a page, or a file on any host. */
async function linkedItem({ services, site }: ImportRun, address: string) {
  for (const key of [addressKey(address, site), ...fileKeys(address)]) {
    const item = key === null ? null : await itemAt(services.db, site.name, key);
    if (key !== null && item) return { key, item };
  }
  return null;
}

function hashOf(address: string): string {
  return URL.parse(address, 'http://site.invalid')?.hash ?? '';
}

/** Returns the address that the text keeps until its target has a page. */
function keptHref(address: string, base: string): string {
  const url = URL.parse(address, URL.canParse(base) ? base : undefined);
  if (!url) return address;
  url.protocol = 'https:';
  return url.href;
}
