import { useCommandLine, outputOf, auditEntriesOf } from '../testing/command-line.ts';
import { storeLiveRelease } from '../testing/stored-releases.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { archiveCommand } from './archive.command.ts';
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
  expect(await outputOf(remoteCommand, 'add', 'remote_takvim', 'takvim', 'Takvim')).toBe(
    'remote_takvim eklendi: /takvim',
  );
  const listed = (await outputOf(remotesCommand)).split('\n');
  expect(listed.at(-1)).toMatch(/^remote_takvim {2}\/takvim +Takvim +eklendi$/);
  expect(listed[1]).toMatch(/^remote_public +diğer bütün adresler +Site +yerleşik$/);
  expect(await outputOf(remoteCommand, 'remove', 'remote_takvim')).toBe('remote_takvim kaldırıldı.');
  expect(await outputOf(remotesCommand)).not.toContain('takvim');
  expect(await auditEntriesOf(test, 'remote')).toEqual([
    ['create', 'remote_takvim'],
    ['delete', 'remote_takvim'],
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

it('lists the archive, brings a remote back at another segment, and deletes one', async () => {
  expect(await outputOf(archiveCommand)).toMatch(/remote_kampanya {2}\/kampanya {2}Kampanyalar {2}1 .+Bitti$/);
  const restored = await outputOf(archiveCommand, 'restore', 'remote_kampanya', 'firsatlar');
  expect(restored).toContain('remote_kampanya geri getirildi: /firsatlar.');
  expect(await outputOf(archiveCommand)).toBe('Arşiv boş.');
  await outputOf(remoteCommand, 'retire', 'remote_kampanya', '--keep', '5');
  const deleted = await outputOf(archiveCommand, 'delete', 'remote_kampanya');
  expect(deleted).toBe('remote_kampanya ve 1 sürümü arşivden silindi.');
  await expect(outputOf(archiveCommand, 'restore', 'remote_yok')).rejects.toThrow(/Arşivde böyle bir birim yok/);
  await expect(outputOf(archiveCommand, 'restore')).rejects.toThrow(/archive delete <birim>/);
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
  [['retire', 'remote_x', '--keep', '400'], /^Gün: 1 ile 365/],
  [['retire', 'remote_yok'], /bulunamadı/i],
  [['retire', 'remote_x', '--redirect', 'https://baska.example'], /Yönlendirme: Yol \/ ile Başlamalı/],
  [['add', 'remote_x', 'x', 'X', '--redirect', '/'], /remote add <birim>/],
  [['add', 'remote_x', 'x'], /remote add <birim>/],
  [['sil', 'remote_x'], /remote remove <birim>/],
  [['add', 'takvim', 'takvim', 'Takvim'], /remote_ ile başlamalı/],
  [['remove', 'remote_auth'], /her sitede bulunur/],
])('reports what is wrong with %j', async (args, message) => {
  await expect(outputOf(remoteCommand, ...args)).rejects.toThrow(message);
});
