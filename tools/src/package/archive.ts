import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';

const PROGRAM = 0o755;
const FILE = 0o644;
const PROGRAMS = /^(?:node_modules\/node-[^/]+\/)?bin\//;

/**
 * Writes a folder as `.tar.gz`, below the folder's name. The same content gives the same bytes: entries are sorted, and
 * time, owner and permissions do not depend on this machine. Programs are the files in `bin`, and Node.js.
 */
export async function writeArchive(folder: string, file: string, time: Date): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: constants.Z_BEST_COMPRESSION }), createWriteStream(file));
  for (const name of entriesBelow(folder)) await addEntry(tar, { folder, name, time });
  tar.finalize();
  await written;
}

/** Returns all folders, files and links, each folder before its content; links are not followed. */
function entriesBelow(folder: string, below = ''): string[] {
  const entries = readdirSync(path.join(folder, below), { withFileTypes: true });
  const found = entries.flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    return entry.isDirectory() ? [name, ...entriesBelow(folder, name)] : [name];
  });
  return found.toSorted();
}

async function addEntry(
  tar: Pack,
  { folder, name, time }: { folder: string; name: string; time: Date },
): Promise<void> {
  const file = path.join(folder, name);
  const stat = lstatSync(file);
  const common = { name: `${path.basename(folder)}/${name}`, mtime: time, uid: 0, gid: 0 };
  if (stat.isSymbolicLink()) return void tar.entry({ ...common, type: 'symlink', linkname: readlinkSync(file) });
  if (stat.isDirectory()) return void tar.entry({ ...common, type: 'directory', mode: PROGRAM });
  const mode = PROGRAMS.test(name) ? PROGRAM : FILE;
  await new Promise<void>((resolve, reject) => {
    tar.entry({ ...common, mode }, readFileSync(file), (error) => (error ? reject(error) : resolve()));
  });
}

/** Returns the SHA-256 of a file, in hexadecimal digits. */
export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
