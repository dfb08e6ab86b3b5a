import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** Why an archive is not a usable document of an office program. */
export type OfficeFault = 'not-office' | 'macro';

const MAX_ENTRIES = 2_000;
/** Maximum uncompressed bytes that the archive declares. It is not unpacked here, but people will open it. */
const MAX_UNCOMPRESSED_BYTES = 200 * 1_048_576;
/** Macros, and ActiveX controls, which also run code. */
const MACRO = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml)$|^(?:word|xl|ppt)\/activex\/|^(?:basic|scripts)\//i;

/**
 * Checks a document by the directory of its archive; entries are never read. Returns null for a document without macros.
 * @param required - names of entries that every document of the type has
 */
export async function checkOfficeArchive(path: string, required: readonly string[]): Promise<OfficeFault | null> {
  let archive: ZipFile | null = null;
  try {
    archive = await openPromise(path);
    return archive.entryCount > MAX_ENTRIES ? 'not-office' : faultOf(await entriesOf(archive), required);
  } catch {
    // The library reports various archive errors; for the user the file is simply not such a document.
    return 'not-office';
  } finally {
    archive?.close();
  }
}

async function entriesOf(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  return entries;
}

function faultOf(entries: readonly Entry[], required: readonly string[]): OfficeFault | null {
  const names = entries.map((entry) => entry.fileName);
  if (names.some((name) => MACRO.test(name))) return 'macro';
  const bytes = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const isComplete =
    required.every((name) => names.includes(name)) &&
    new Set(names).size === names.length &&
    bytes <= MAX_UNCOMPRESSED_BYTES &&
    !entries.some((entry) => entry.isEncrypted());
  return isComplete ? null : 'not-office';
}
