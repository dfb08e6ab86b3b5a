import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { importFixture, readAll } from '../../../testing/import-items.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'import-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function written(name: string, bytes: Uint8Array): Promise<string> {
  await writeFile(join(folder, name), bytes);
  return join(folder, name);
}

it('reads the same items from a file, a gzip file and an archive, with several files at once', async () => {
  const bytes = await readFile(importFixture('klasik.wxr.xml'));
  const ids = async (...paths: string[]) => (await readAll(...paths)).map(({ id }) => id.replace(/^xml:.*/, 'xml'));
  const plain = await ids(importFixture('klasik.wxr.xml'));
  const zipped = await written('a.zip', zipSync({ 'ic/klasik.xml': bytes, '__MACOSX/x.xml': bytes }));
  const packed = await written('b.xml.gz', gzipSync(bytes));
  expect(await ids(zipped)).toEqual(plain);
  expect(await ids(packed, zipped)).toEqual([...plain, ...plain]);
});

it('refuses a file that unpacks to much more than it is', async () => {
  const zeros = Buffer.concat([Buffer.from('<rss>'), Buffer.alloc(40_000_000, ' ')]);
  await expect(readAll(await written('bomba.xml.gz', gzipSync(zeros)))).rejects.toThrow('aşırı büyük açılıyor');
  await expect(readAll(await written('bomba.zip', zipSync({ 'a.xml': zeros })))).rejects.toThrow(
    'aşırı büyük açılıyor',
  );
});

it('refuses an archive that names files outside of itself, and one that is broken', async () => {
  const outside = await written('disari.zip', zipSync({ '../a.xml': Buffer.from('<rss>') }));
  await expect(readAll(outside)).rejects.toThrow('okunamadı');
  await expect(readAll(await written('bozuk.zip', Buffer.from('PK\u0003\u0004yarim')))).rejects.toThrow('açılamadı');
});

it('never expands entities that a file declares', async () => {
  const xml = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
    <rss xmlns:wp="x"><channel><item><title>&b;&f;</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type></item></channel></rss>`;
  const [, post] = await readAll(await written('varlik.xml', Buffer.from(xml)));
  expect(post?.title).not.toContain('aaaa');
  expect(post?.title).not.toContain('root');
});

it('says what to give when nothing can be imported', async () => {
  await expect(readAll(await written('notlar.txt', Buffer.from('merhaba')))).rejects.toThrow('aktarılacak bir şey yok');
  await expect(readAll(join(folder, 'yok.xml'))).rejects.toThrow('böyle bir dosya ya da klasör yok');
  await expect(readAll(await written('yarim.json', Buffer.from('{"db":[{"data":{"posts":[{"id":"1"')))).rejects.toThrow(
    'bozuk ya da yarım',
  );
});
