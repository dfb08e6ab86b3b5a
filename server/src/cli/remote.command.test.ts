import { commandsOver, printed, trailOf } from '../testing/command-line.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { remoteCommand, remotesCommand } from './remote.command.ts';

let test: TestApp;
let restore: () => void;
beforeAll(async () => {
  test = await buildTestApp();
  restore = commandsOver(test);
});
afterAll(async () => {
  restore();
  await test.close();
});

it('adds a remote, lists it, and takes it away', async () => {
  expect(await printed(remoteCommand, 'add', 'remote_kariyer', 'kariyer', 'Kariyer')).toBe(
    'remote_kariyer eklendi: /kariyer',
  );
  const listed = (await printed(remotesCommand)).split('\n');
  expect(listed.at(-1)).toMatch(/^remote_kariyer {2}\/kariyer +Kariyer +eklendi$/);
  expect(listed[1]).toMatch(/^remote_public +diğer bütün adresler +Site +yerleşik$/);
  expect(await printed(remoteCommand, 'remove', 'remote_kariyer')).toBe('remote_kariyer kaldırıldı.');
  expect(await printed(remotesCommand)).not.toContain('kariyer');
  expect(await trailOf(test, 'remote')).toEqual([
    ['create', 'remote_kariyer'],
    ['delete', 'remote_kariyer'],
  ]);
});

it.each([
  [['add', 'remote_x', 'x'], /remote add <birim>/],
  [['sil', 'remote_x'], /remote remove <birim>/],
  [['add', 'kariyer', 'kariyer', 'Kariyer'], /remote_ ile başlamalı/],
  [['remove', 'remote_auth'], /her sitede bulunur/],
])('says what is wrong with %j', async (words, message) => {
  await expect(printed(remoteCommand, ...words)).rejects.toThrow(message);
});
