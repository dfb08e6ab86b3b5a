import { sql } from 'kysely';
import { prepareForms, validForm, sendForm } from '../../testing/public-forms.ts';
import { paragraphs } from '../../testing/documents.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Limits the database to its current number of pages plus one, so that the next larger write finds no space. */
async function fillDatabase(): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(test.services.db);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 1}`).execute(test.services.db);
}

async function emptyDatabase(): Promise<void> {
  await sql`pragma max_page_count = 1073741823`.execute(test.services.db);
}

it('reports a full database with a message, keeps existing data, and recovers when there is space again', async () => {
  // The disk of PostgreSQL cannot be filled from a test.
  if (globalThis.testDatabase !== 'sqlite') return;
  const staff = await signIn(test, 'admin');
  const notice = await prepareForms(test);
  const text = 'Uzun bir metin. '.repeat(4_000);
  const article = (title: string) => ({
    url: '/api/admin/blog',
    form: {
      form_data: { active: 1, published_at: '2026-01-01', translations: { tr: { title, document: paragraphs(text) } } },
    },
  });
  expect((await staff.call(article('Önce'))).status).toBe(200);
  await fillDatabase();
  const refused = await staff.call(article('Dolu'));
  expect([refused.status, refused.body.message]).toEqual([507, expect.stringMatching(/^Sunucuda yer kalmadı/)]);
  const form = { ...validForm('contact', notice), message: 'Yer yokken gelen uzunca bir ileti. '.repeat(100) };
  let sent = await sendForm(test, 'contact', form);
  for (let number = 0; sent.status === 200; number += 1)
    sent = await sendForm(test, 'contact', { ...form, subject: `Konu ${number}` });
  expect([sent.status, sent.body.message]).toEqual([507, expect.stringMatching(/^Sunucuda yer kalmadığı için/)]);
  await emptyDatabase();
  expect((await staff.call(article('Sonra'))).status).toBe(200);
  const list = (await staff.call({ url: '/api/admin/blog' })).body.data as { title: string }[];
  expect(list.map(({ title }) => title).toSorted()).toEqual(['Sonra', 'Önce'].toSorted());
});
