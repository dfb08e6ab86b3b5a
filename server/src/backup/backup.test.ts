import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { createFirstUser } from '../platform/auth/first-user.ts';
import { loadMinimum } from '../demo/load-minimum.ts';
import { insertMessage } from '../testing/insert-message.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { BackupError } from './backup-error.ts';
import { createBackup } from './create-backup.ts';
import { verifyBackup } from './verify-backup.ts';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'vitrin-backup-'));
  await createFirstUser(test.services);
  await loadMinimum(test.services);
  await insertMessage(test, { message: 'satır\u2028ayırıcı\r\nve satır' });
  for (const [place, text] of [
    ['media/a-480.avif', 'picture'],
    ['media/files/b.pdf', 'document'],
    ['private/cv/c', 'cv'],
    ['releases/shell/1/shell.js', 'script'],
    ['releases/.incoming-1/x.js', 'unfinished'],
  ] as const) {
    const file = join(test.services.config.dataDir, place);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

async function backup(name: string, recipients: string[] = []): Promise<string> {
  const file = join(folder, name);
  await createBackup(test.services.config, file, { recipients });
  return file;
}

it('contains rows and files of the site, and leaves nothing else behind', async () => {
  const before = readdirSync(test.services.config.dataDir).toSorted();
  const manifest = await verifyBackup(await backup('plain.tar.zst'), []);
  expect(manifest).toMatchObject({ format: 1, files: 4, rows: { users: 1, messages: 1 } });
  expect(readdirSync(test.services.config.dataDir).toSorted()).toEqual(before);
  expect(readdirSync(folder)).toEqual(['plain.tar.zst']);
});

it('removes what a killed backup left behind', async () => {
  const { dataDir } = test.services.config;
  const yesterday = new Date(Date.now() - 2 * 86_400_000);
  for (const name of ['held-abcdef', 'snapshot-abcdef', 'held-ghijkl']) mkdirSync(join(dataDir, name));
  for (const name of ['held-abcdef', 'snapshot-abcdef']) utimesSync(join(dataDir, name), yesterday, yesterday);
  await backup('second.tar.zst');
  expect(readdirSync(dataDir).filter((name) => /^(?:held|snapshot)-/.test(name))).toEqual(['held-ghijkl']);
});

it('is read only with the private key when it is encrypted', async () => {
  const identity = await generateX25519Identity();
  const file = await backup('secret.tar.zst.age', [await identityToRecipient(identity)]);
  expect(await verifyBackup(file, [identity])).toMatchObject({ files: 4 });
  await expect(verifyBackup(file, [])).rejects.toThrow('Bu yedek şifreli');
  await expect(verifyBackup(file, [await generateX25519Identity()])).rejects.toThrow('bu anahtarla açılamıyor');
  const bytes = readFileSync(file);
  expect(bytes.includes('ayse@ornek.example')).toBe(false);
  expect(await undetectedDamage(file, [identity], 10)).toEqual([]);
});

it('a damaged backup is refused, wherever the damage is', async () => {
  const file = await backup('damaged.tar.zst');
  expect(await undetectedDamage(file, [], 50)).toEqual([]);
});

/**
 * Flips one bit, or cuts the file, at many places; returns the places where a changed content was accepted. Some bits of
 * a zstd file have no effect on what is decompressed: for example, the weights of bytes that do not occur.
 */
async function undetectedDamage(file: string, identities: string[], times: number): Promise<number[]> {
  const whole = readFileSync(file);
  const undetected: number[] = [];
  for (let index = 0; index < times; index++) {
    const place = Math.floor((index / times) * whole.length);
    const flipped = Buffer.from(whole);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << (index % 8));
    for (const damaged of [flipped, whole.subarray(0, place)]) {
      writeFileSync(file, damaged);
      const message = await verifyBackup(file, identities).then(
        () => 'accepted',
        (error: unknown) => (error instanceof BackupError ? 'refused' : String(error)),
      );
      if (message === 'refused') continue;
      if (message !== 'accepted' || !haveSameContent(damaged, whole)) undetected.push(place);
    }
  }
  return undetected;
}

function haveSameContent(left: Buffer, right: Buffer): boolean {
  return zstdDecompressSync(left).equals(zstdDecompressSync(right));
}
