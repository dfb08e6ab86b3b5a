import { openPromise, type Entry, type ZipFile } from 'yauzl';

export type CvFault = 'cvType' | 'cvUnreadable' | 'cvMacro';

const MAX_ENTRIES = 2_000;
/** Maximum uncompressed bytes that the archive declares. It is not unpacked here, but staff will open it. */
const MAX_UNCOMPRESSED_BYTES = 200 * 1_048_576;
const REQUIRED_ENTRIES = ['[Content_Types].xml', 'word/document.xml'];
/** Macros, and ActiveX controls, which also run code. */
const MACRO = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml)$|^word\/activex\//i;

/** Reads only the directory of the archive, never an entry. Returns null for a Word document without macros. */
export async function checkDocx(path: string): Promise<CvFault | null> {
  let archive: ZipFile | null = null;
  try {
    archive = await openPromise(path);
    return archive.entryCount > MAX_ENTRIES ? 'cvType' : faultOf(await entriesOf(archive));
  } catch {
    // The library reports various archive errors; for the visitor the file is simply not a DOCX.
    return 'cvType';
  } finally {
    archive?.close();
  }
}

async function entriesOf(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  return entries;
}

function faultOf(entries: readonly Entry[]): CvFault | null {
  const names = entries.map((entry) => entry.fileName);
  if (names.some((name) => MACRO.test(name))) return 'cvMacro';
  const bytes = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const isComplete =
    REQUIRED_ENTRIES.every((name) => names.includes(name)) &&
    new Set(names).size === names.length &&
    bytes <= MAX_UNCOMPRESSED_BYTES &&
    !entries.some((entry) => entry.isEncrypted());
  return isComplete ? null : 'cvType';
}
