import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { outputOf, useCommandLine } from '../testing/command-line.ts';
import { storeRelease } from '../testing/stored-releases.ts';
import { promoteCommand } from './promote.command.ts';
import { labelReleaseCommand, releaseLinkCommand } from './release-labels.command.ts';
import { releasesCommand } from './releases.command.ts';

let test: TestApp;
let restore: () => void;
let id: string;
beforeAll(async () => {
  test = await buildTestApp();
  restore = useCommandLine(test);
  id = await storeRelease(test.services, 'remote_public', '1');
});
afterAll(async () => {
  restore();
  await test.close();
});

it('changes tags and note separately; a tag names the release', async () => {
  const tagged = await outputOf(labelReleaseCommand, 'remote_public', id, '--tags', '1.4.0, aday');
  expect(tagged).toBe(`remote_public ${id}: 1.4.0, aday`);
  await outputOf(labelReleaseCommand, 'remote_public', 'aday', '--note', 'Yaz');
  expect(await outputOf(releasesCommand, 'remote_public')).toContain('1.4.0, aday');
  expect(await test.services.db.selectFrom('releases').select('note').execute()).toEqual([{ note: 'Yaz' }]);
  expect(await outputOf(promoteCommand, 'remote_public', '1.4.0')).toContain(`${id} canlıda.`);
});

it('creates and revokes a link', async () => {
  const made = await outputOf(releaseLinkCommand, 'remote_public', 'aday', '--days', '0');
  expect(made).toMatch(/^1 numaralı bağlantı, iptal edilene kadar geçerli:\nhttp.+\/onizleme\/s\//);
  const revoked = await outputOf(releaseLinkCommand, 'revoke', '1');
  expect(revoked).toBe(`${id} sürümünün 1 numaralı bağlantısı iptal edildi.`);
});

it.each([
  [labelReleaseCommand, ['remote_public', 'aday'], /label <birim>/],
  [labelReleaseCommand, ['remote_public', 'aday', '--tags', 'İKİ'], /Sürüm kimliği ya da etiketi anlaşılamadı/],
  [releaseLinkCommand, ['remote_public', 'yok'], /yok etiketli bir sürüm yok/],
  [releaseLinkCommand, ['revoke', 'x'], /release-link revoke <no>/],
])('reports what is wrong', async (command, args, message) => {
  await expect(outputOf(command, ...args)).rejects.toThrow(message);
});
