import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { loadConfig, type Config } from '../config/config.ts';
import { movePointer, readPointer } from '../releases/stored/pointers.repository.ts';
import { copyBuild, finalizeRelease, createIncomingFolder } from '../releases/files/release-files.ts';
import { insertRelease, replaceSignature } from '../releases/stored/releases.repository.ts';
import { siteCredential } from '../releases/stored/signatures.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Db } from '../platform/database/tables.ts';

/** Test releases exist only for seconds: maximum compression would take longer than everything else. */
const QUICK = { brotli: 4, gzip: 1 };

/**
 * Program for the e2e tests: stores a build in the configured site without any checks, signed by the site itself, and
 * makes it live; or makes a stored release live. The server may be running: it names the release within a second, if it
 * finds nothing wrong with it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { forged: { type: 'boolean' }, held: { type: 'boolean' }, kept: { type: 'boolean' } },
});
const [folder = ''] = positionals;

const config = loadConfig(process.env);
const db = await openDatabase(config);
try {
  const descriptor = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as ReleaseDescriptor;
  if (!values.kept) await storeBuild(config, db, descriptor);
  if (!values.held) await makeLive(db, descriptor);
} finally {
  await db.destroy();
}

async function storeBuild({ dataDir, secret }: Config, db: Db, descriptor: ReleaseDescriptor): Promise<void> {
  const incoming = await createIncomingFolder(dataDir, randomBytes(8).toString('hex'));
  await copyBuild(folder, incoming, descriptor);
  await finalizeRelease(dataDir, incoming, descriptor, { effort: QUICK });
  const { sign, publicKey } = await siteCredential(secret);
  const text = JSON.stringify(descriptor);
  const genuine = await sign(text);
  const forged = (genuine.startsWith('A') ? 'B' : 'A') + genuine.slice(1);
  const release = { descriptor, text, signature: values.forged ? forged : genuine, signedBy: publicKey };
  await insertRelease(db, release, 'deneme');
  await replaceSignature(db, release);
}

async function makeLive(db: Db, { unit, id }: ReleaseDescriptor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const expected = (await readPointer(trx, unit))?.live ?? null;
    if (expected === id) return;
    await movePointer(trx, { unit, expected, to: id, actor: 'deneme', action: 'promote', reason: 'Deneme' });
  });
}
