import type { SpamReason } from '@vitrin/shared-contracts/mailbox';
import type { SpamRulesRecord } from '@vitrin/shared-contracts/spam-rules';
import { mailboxSite } from '../../testing/mailbox-site.ts';
import type { Fields } from '../../testing/public-forms.ts';
import { signIn } from '../../testing/sign-in.ts';
import { spamWords } from './spam-words.ts';

const { test, staff, db, receive, auditEntries } = mailboxSite();
const url = '/api/admin/spam-rules';

beforeEach(() => db().deleteFrom('settings').where('key', '=', 'spam-rules').execute());

const usual = { threshold: 60, words: [] as string[], blocked: [] as string[], allowed: [] as string[], version: 0 };
const rules = async () => (await staff().call({ url })).body.data as SpamRulesRecord;
const save = (changed: Partial<typeof usual>) =>
  staff().call({ url, form: { _method: 'PUT', form_data: { ...usual, ...changed } } });

async function suspicion(changed: Fields = {}): Promise<SpamReason[]> {
  const id = await receive(`Konu ${Math.random()}`, changed);
  const row = await db().selectFrom('messages').select('quarantine').where('id', '=', id).executeTakeFirstOrThrow();
  return JSON.parse(row.quarantine) as SpamReason[];
}

it('returns the default rules before the first save', async () => {
  expect(await rules()).toEqual({ ...usual, updated_at: null, built_in_words: spamWords });
});

it('saves the rules, records only their names, and applies them to the next message', async () => {
  expect(await suspicion({ message: 'Kumaş ve perde, jaluzi satıyoruz.' })).toEqual([]);
  const { status, body } = await save({ words: ['Kumaş', 'perde', 'jaluzi'] });
  expect([status, body.message, body.data]).toMatchObject([
    200,
    'Güncellendi!',
    { words: ['Kumaş', 'perde', 'jaluzi'], version: 1 },
  ]);
  expect(await suspicion({ message: 'KUMAŞ ve Perde, jalûzi satıyoruz.' })).toEqual(['words']);
  const [line] = await db().selectFrom('audit').selectAll().where('entity', '=', 'spam-rules').execute();
  expect([line?.action, line?.fields]).toEqual(['update', '["words"]']);
  expect(await auditEntries()).toHaveLength(1);
});

it('applies a change by another process at once', async () => {
  await save({ blocked: ['@ornek.example'] });
  expect(await suspicion()).toEqual(['blocked-sender']);
  const value = JSON.stringify({ ...usual, blocked: [] });
  await db().updateTable('settings').set({ value }).where('key', '=', 'spam-rules').execute();
  expect(await suspicion()).toEqual([]);
});

it('applies a stricter or more lenient threshold', async () => {
  const links = { message: 'https://a.example https://b.example https://c.example bakınız', fill_time: '100' };
  expect(await suspicion(links)).toEqual(['too-fast', 'links']);
  await save({ threshold: 100 });
  expect(await suspicion({ ...links, name: 'Ali Veli' })).toEqual([]);
});

it('blocks and allows senders regardless of case; the honeypot counts even against allowed senders', async () => {
  await save({ blocked: ['Kotu@Reklam.Example', 'kotu@reklam.example'], allowed: ['@ORNEK.example'] });
  expect(await rules()).toMatchObject({ blocked: ['kotu@reklam.example'], allowed: ['@ornek.example'] });
  expect(await suspicion({ email: 'KOTU@reklam.example' })).toEqual(['blocked-sender']);
  expect(await suspicion({ message: 'casino bahis rulet poker slot' })).toEqual([]);
  expect(await suspicion({ website: 'x', message: 'Tünel projesi için bir sorum olacaktı.' })).toEqual(['honeypot']);
});

it.each<[string, Partial<typeof usual>, string]>([
  ['a threshold that flags everything', { threshold: 34 }, 'threshold'],
  ['a threshold that flags nothing', { threshold: 151 }, 'threshold'],
  ['a word with one letter', { words: ['a'] }, 'words[0]'],
  ['an invalid address', { blocked: ['reklam.example'] }, 'blocked[0]'],
  ['the same sender on both lists', { blocked: ['a@b.example'], allowed: ['A@b.example'] }, 'allowed'],
  ['too many', { words: Array.from({ length: 201 }, (_, at) => `kelime ${at}`) }, 'words'],
])('rejects %s', async (_case, changed, field) => {
  const { status, body } = await save(changed);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  expect((await rules()).version).toBe(0);
});

it('returns 409 when the form was opened before the last save', async () => {
  await save({ threshold: 80 });
  const { status, body } = await save({ threshold: 40 });
  expect([status, body.data]).toMatchObject([409, { current: { threshold: 80 }, current_version: 1 }]);
});

it('returns 403 for roles that only read an inbox', async () => {
  const support = await signIn(test(), 'support');
  const form = { _method: 'PUT', form_data: usual };
  expect([(await support.call({ url })).status, (await support.call({ url, form })).status]).toEqual([403, 403]);
});
