import { paragraphs } from '../testing/documents.ts';
import { signIn, type Staff } from '../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

interface Row {
  id: number;
  version: number;
}

const tr = (texts: object) => ({ translations: { tr: texts } });
const article = { title: 'Köprü', summary: 'Özet', document: paragraphs('Metin.') };

/** Address, form of a new record, some fields of an update, and what the record is then. */
const updates = [
  [
    '/api/admin/blog',
    { published_at: '2026-01-01T00:00:00.000Z', ...tr(article) },
    { active: 0 },
    {
      active: 0,
      published_at: '2026-01-01T00:00:00.000Z',
      ...tr({ title: 'Köprü', summary: 'Özet', seo_name: 'kopru' }),
    },
  ],
  [
    '/api/admin/main-categories',
    tr({ name: 'Köprüler' }),
    tr({ seo_title: 'Bütün köprüler' }),
    tr({ name: 'Köprüler', seo_name: 'kopruler', seo_title: 'Bütün köprüler' }),
  ],
  [
    '/api/admin/home-sections',
    { kind: 'numbers', ...tr({ title: 'Rakamlar', text: '' }) },
    { kind: 'text' },
    { kind: 'text', ...tr({ title: 'Rakamlar' }) },
  ],
] as const;

it.each(updates)('an update of %s with some fields and no version keeps all others', async (url, made, sent, then) => {
  const { body } = await staff.call({ url, form: { form_data: made } });
  const { id, version } = body.data as Row;
  const changed = await staff.call({ url: `${url}/${id}`, form: { _method: 'PUT', form_data: sent } });
  expect([changed.status, changed.body.errors]).toEqual([200, undefined]);
  expect(changed.body.data).toMatchObject({ ...then, version: version + 1 });
});

it('a redirect keeps the address that an update does not name', async () => {
  const url = '/api/admin/redirects';
  const made = await staff.call({ url, form: { form_data: { source: '/eski', target: '/biyografi' } } });
  const { id } = made.body.data as Row;
  const form = { _method: 'PUT', form_data: { target: '/iletisim' } };
  expect((await staff.call({ url: `${url}/${id}`, form })).body.data).toMatchObject({
    source: '/eski',
    target: '/iletisim',
  });
});
