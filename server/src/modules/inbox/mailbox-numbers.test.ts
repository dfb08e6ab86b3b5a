import type { MessageRow } from '@vitrin/shared-contracts/mailbox';
import { searchText } from '../../platform/database/search.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'support');
  for (const phone of phones) await addMessage(phone);
});
afterAll(() => test.close());

const phones = ['0532 765 43 21', '+90 (532) 765-43-21', '05327654321', '90 532 7654321', '0232 555 01 00'];

async function addMessage(phone: string): Promise<void> {
  const text = { name: 'Ayşe Kaya', email: 'ayse@ornek.com', phone, subject: '3 katlı bina', message: 'Arayın' };
  const hashes = { content_hash: phone, text_hash: null, search_text: searchText(...Object.values(text)) };
  const rest = { lang: 'tr', notice_revision: null, created_at: '2026-01-01T00:00:00.000Z', retain_until: null };
  await test.services.db
    .insertInto('messages')
    .values({ kind: 'contact', reference: `R-${phone}`, section: 'mail', ...text, ...hashes, ...rest })
    .execute();
}

async function found(search: string): Promise<string[]> {
  const { body } = await staff.call({ url: `/api/admin/contact?search=${encodeURIComponent(search)}` });
  return (body.data as MessageRow[]).map(({ reference }) => reference.slice('R-'.length)).toSorted();
}

it.each([
  '05327654321',
  '0532 765 43 21',
  '532 7654321',
  '+90 532 765 43 21',
  '0090 (0) 532 765 43 21',
  '765 43 21',
  'kaya 0532-765-43-21',
])('the message list finds a telephone number in any notation by %s', async (search) => {
  expect(await found(search)).toEqual(phones.slice(0, 4).toSorted());
});

it('other numbers of a search are found independently of each other', async () => {
  expect(await found('3 0232')).toEqual(['0232 555 01 00']);
});
