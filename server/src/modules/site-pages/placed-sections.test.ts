import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { placedSections } from './placed-sections.service.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const placed = (id: string, remote: string, section: string): StoredSection => ({
  id,
  kind: 'remote',
  v: 1,
  values: { remote, section, values: { count: '3' } },
});

const save = (url: string, form: Readonly<Record<string, unknown>>) => staff.call({ url, form });
const places = async (remote: 'remote_kampanya' | 'remote_kariyer') =>
  (await placedSections(test.services.db, remote)).places;

it('sections of a remote are found on pages of staff and on fixed pages, with their values in every language', async () => {
  await addEnglish(test);
  const text = (title: string, texts: object) => ({ title, seo_name: '', summary: '', texts });
  const page = await save('/api/admin/site-pages', {
    form_data: {
      parent_id: null,
      sections: [placed('s1', 'remote_kampanya', 'son'), placed('s2', 'remote_kariyer', 'ilanlar')],
      translations: {
        tr: text('Fırsatlar', { s1: { heading: 'Yaz' } }),
        en: text('Offers', { s1: { heading: 'Summer' } }),
      },
    },
  });
  expect(page.status).toBe(200);
  const home = await save('/api/admin/page-sections', {
    _method: 'PUT',
    form_data: {
      page: 'biography',
      version: 0,
      sections: [placed('b1', 'remote_kampanya', 'liste')],
      translations: { tr: { texts: { b1: { heading: 'Kış' } } } },
    },
  });
  expect(home.status).toBe(200);
  expect(await places('remote_kampanya')).toEqual([
    {
      page: expect.any(String),
      entity: 'site-page',
      record: expect.any(String),
      id: 's1',
      remote: 'remote_kampanya',
      name: 'son',
      values: { count: '3' },
      texts: { en: { heading: 'Summer' }, tr: { heading: 'Yaz' } },
    },
    {
      page: 'Biyografi bölümleri',
      entity: 'page-sections',
      record: 'biography',
      id: 'b1',
      remote: 'remote_kampanya',
      name: 'liste',
      values: { count: '3' },
      texts: { en: {}, tr: { heading: 'Kış' } },
    },
  ]);
  expect((await places('remote_kariyer')).map(({ name }) => name)).toEqual(['ilanlar']);
});

it('a remote whose sections no page has has no places', async () => {
  expect(await places('remote_kampanya')).toEqual([]);
});
