import type { MessageRow } from '@vitrin/shared-contracts/mailbox';
import { searchText } from '../../platform/database/search.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const MESSAGES = 70;

let test: TestApp;
let staff: Staff;
let ids: number[];
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'support');
  ids = await seedMessages();
});
afterAll(() => test.close());

/** Creates the messages, every seventh in the trash, and returns the ids of the others, newest first. */
async function seedMessages(): Promise<number[]> {
  const rows = Array.from({ length: MESSAGES }, (_, index) => {
    const text = {
      name: 'Ayşe Kaya',
      email: `a${index}@ornek.com`,
      phone: '',
      subject: 'Rıhtım',
      message: `Soru ${index}`,
    };
    const hashes = { content_hash: `c${index}`, text_hash: null, search_text: searchText(...Object.values(text)) };
    const section = index % 7 === 6 ? ('trash' as const) : ('mail' as const);
    const rest = { lang: 'tr', notice_revision: null, created_at: '2026-01-01T00:00:00.000Z', retain_until: null };
    return { kind: 'contact' as const, reference: `R-${index}`, section, ...text, ...hashes, ...rest };
  });
  const added = await test.services.db.insertInto('messages').values(rows).returning(['id', 'section']).execute();
  return added
    .filter(({ section }) => section === 'mail')
    .map(({ id }) => id)
    .toReversed();
}

async function page(query: string): Promise<{ ids: number[]; total: number | undefined }> {
  const { body } = await staff.call({ url: `/api/admin/contact?${query}` });
  return { ids: (body.data as MessageRow[]).map(({ id }) => id), total: body.meta?.total };
}

it.each(['', '&search=rihtim', '&search=ka'])(
  'the message list shows every message once, newest first, on four pages (%s)',
  async (search) => {
    const pages = [];
    for (const number of [1, 2, 3, 4]) pages.push((await page(`page=${number}${search}`)).ids);
    expect(pages).toEqual([0, 20, 40, 60].map((from) => ids.slice(from, from + 20)));
  },
);

it('the message list is empty beyond the end and still returns the total', async () => {
  expect(await page('page=4')).toEqual({ ids: [], total: 60 });
  expect(await page('page=500&search=rihtim')).toEqual({ ids: [], total: 60 });
});

it('the message list finds the only message with a rare search term', async () => {
  expect((await page(`search=${encodeURIComponent('soru a12@ornek')}`)).ids).toHaveLength(1);
});
