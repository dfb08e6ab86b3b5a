import { useCommandLine, outputOf, auditEntriesOf } from '../testing/command-line.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import {
  publishQuotaCommand,
  publishTokenCommand,
  publishTokensCommand,
  revokeTokenCommand,
} from './publish-token.command.ts';

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

it('shows a secret once, stores none of it, and records its creation in the audit log', async () => {
  const text = await outputOf(publishTokenCommand, 'remote_public', '--name', 'Yayın hattı', '--days', '7');
  const secret = /\n(vitrin_[\w-]{43})$/.exec(text)?.[1] ?? '';
  expect(secret).not.toBe('');
  const { db } = test.services;
  const stored = await db.selectFrom('publish_tokens').selectAll().execute();
  const received = await db.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify([stored, received])).not.toContain(secret.slice('vitrin_'.length));
  expect(stored).toMatchObject([{ remote: 'remote_public', name: 'Yayın hattı', created_by: 'Komut satırı' }]);
  expect(Math.round((Date.parse(stored[0]?.expires_at ?? '') - Date.now()) / 86_400_000)).toBe(7);
});

it('lists keys in columns and revokes one', async () => {
  const listed = (await outputOf(publishTokensCommand)).split('\n');
  expect(listed[1]).toMatch(/^1 {3}remote_public {2}Yayın hattı {2}geçerli, .+ {2}hiç {11}0\/50 sürüm {2}0\/500 MB$/);
  expect(listed[0]?.indexOf('DURUM')).toBe(listed[1]?.indexOf('geçerli'));
  const changed = await outputOf(publishQuotaCommand, '1', '--per-day', '5');
  expect(changed).toBe('remote_public: Yayın hattı: 24 saatte 0/5 sürüm, 0/500 MB.');
  expect(await outputOf(revokeTokenCommand, '1')).toBe('remote_public: Yayın hattı: anahtar iptal edildi.');
  expect(await outputOf(publishTokensCommand)).toContain('iptal edildi');
  expect(await auditEntriesOf(test, 'publish-token')).toEqual([
    ['create', 'remote_public: Yayın hattı'],
    ['update', 'remote_public: Yayın hattı'],
    ['disable', 'remote_public: Yayın hattı'],
  ]);
});

it.each([
  [publishTokenCommand, ['server'], /remote_ ile başlamalı/],
  [publishTokenCommand, ['remote_yok'], /işaretli alanları/],
  [publishTokenCommand, ['remote_public', '--days', '400'], /^Gün: /],
  [
    publishTokenCommand,
    ['remote_public', '--gun', '4'],
    /Kullanılabilenler: --name <değer>, --days <değer>, --per-day <değer>/,
  ],
  [publishTokenCommand, [], /publish-token <birim>/],
  [publishQuotaCommand, ['1'], /publish-quota <no>/],
  [publishQuotaCommand, ['1', '--per-day', '0'], /^Günde sürüm: /],
  [revokeTokenCommand, ['x'], /revoke-token <no>/],
  [revokeTokenCommand, ['999'], /Böyle bir yayın anahtarı yok/],
])('reports what is wrong', async (command, args, message) => {
  await expect(outputOf(command, ...args)).rejects.toThrow(message);
  expect(await test.services.db.selectFrom('publish_tokens').select('id').execute()).toHaveLength(1);
});

it('names a key without a name after its remote, because the release log shows that name', async () => {
  await outputOf(publishTokenCommand, 'remote_auth');
  const [key] = await test.services.db
    .selectFrom('publish_tokens')
    .select(['id', 'name'])
    .orderBy('id', 'desc')
    .execute();
  expect(key?.name).toBe('remote_auth');
  await test.services.db
    .deleteFrom('publish_tokens')
    .where('id', '=', key?.id ?? 0)
    .execute();
});
