import { useCommandLine, outputOf, auditEntriesOf } from '../testing/command-line.ts';
import { storeLiveRelease } from '../testing/stored-releases.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { handOverCommand, remoteCommand, remotesCommand } from './remote.command.ts';

let test: TestApp;
let restore: () => void;
beforeAll(async () => {
  test = await buildTestApp();
  restore = useCommandLine(test);
});
afterAll(async () => {
  restore();
  await test.close();
});

it('adds, lists and removes a remote', async () => {
  expect(await outputOf(remoteCommand, 'add', 'remote_kariyer', 'kariyer', 'Kariyer')).toBe(
    'remote_kariyer eklendi: /kariyer',
  );
  const listed = (await outputOf(remotesCommand)).split('\n');
  expect(listed.at(-1)).toMatch(/^remote_kariyer {2}\/kariyer +Kariyer +eklendi$/);
  expect(listed[1]).toMatch(/^remote_public +diğer bütün adresler +Site +yerleşik$/);
  expect(await outputOf(remoteCommand, 'remove', 'remote_kariyer')).toBe('remote_kariyer kaldırıldı.');
  expect(await outputOf(remotesCommand)).not.toContain('kariyer');
  expect(await auditEntriesOf(test, 'remote')).toEqual([
    ['create', 'remote_kariyer'],
    ['delete', 'remote_kariyer'],
  ]);
});

it('takes a live remote off the site, and redirects its addresses', async () => {
  await outputOf(remoteCommand, 'add', 'remote_kampanya', 'kampanya', 'Kampanyalar');
  const live = await storeLiveRelease(test.services, 'remote_kampanya', '1');
  await expect(outputOf(remoteCommand, 'remove', 'remote_kampanya')).rejects.toThrow(/yayından kaldırılabilir/);
  const said = await outputOf(
    remoteCommand,
    'retire',
    'remote_kampanya',
    '--redirect',
    '/iletisim',
    '--reason',
    'Bitti',
  );
  expect(said).toContain('/kampanya adresi artık /iletisim adresine yönlenir.');
  expect(await outputOf(remotesCommand)).not.toContain('kampanya');
  const { db } = test.services;
  expect(await db.selectFrom('release_pointers').selectAll().execute()).toEqual([]);
  const log = await db.selectFrom('release_log').selectAll().where('action', '=', 'retire').execute();
  expect(log).toMatchObject([
    { unit: 'remote_kampanya', before_id: live, after_id: null, actor: 'Komut satırı', reason: 'Bitti' },
  ]);
});

it('hands a remote over and shows the new secret once', async () => {
  const said = await outputOf(handOverCommand, 'remote_auth', '--owner', 'Giriş ekibi', '--days', '7');
  expect(said).toMatch(
    /remote_auth artık Giriş ekibi ekibinin; önceki anahtarları iptal edildi\.\n.+\nvitrin_[\w-]{43}$/,
  );
  await expect(outputOf(handOverCommand, 'remote_auth')).rejects.toThrow('Ekip: * Bu Alan Zorunlu');
  await expect(outputOf(handOverCommand)).rejects.toThrow(/hand-over <birim>/);
});

it.each([
  [['retire', 'remote_public'], /her sitede bulunur/],
  [['retire', 'remote_yok'], /bulunamadı/i],
  [['retire', 'remote_x', '--redirect', 'https://baska.example'], /Yönlendirme: Yol \/ ile Başlamalı/],
  [['add', 'remote_x', 'x', 'X', '--redirect', '/'], /remote add <birim>/],
  [['add', 'remote_x', 'x'], /remote add <birim>/],
  [['sil', 'remote_x'], /remote remove <birim>/],
  [['add', 'kariyer', 'kariyer', 'Kariyer'], /remote_ ile başlamalı/],
  [['remove', 'remote_auth'], /her sitede bulunur/],
])('reports what is wrong with %j', async (args, message) => {
  await expect(outputOf(remoteCommand, ...args)).rejects.toThrow(message);
});
