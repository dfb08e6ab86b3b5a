import { api } from '@vitrin/shared-contracts/paths';
import type { PlacingPage } from '@vitrin/shared-contracts/placeable-sections';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { placeableSection } from '../../../testing/placeable-section.ts';
import { signIn, type Staff } from '../../../testing/sign-in.ts';
import { refreshRemotePages } from '../../remote-pages/remote-pages.service.ts';
import { storeLiveRelease } from '../../../testing/stored-releases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'super_admin');
  const form_data = { name: 'remote_kampanya', title: 'Kampanya', segment: 'kampanya' };
  await staff.call({ url: api.adminRemotes, form: { form_data } });
});
afterEach(() => test.close());

const placed = (id: string, section: string, more: object = {}): StoredSection => ({
  id,
  kind: 'remote',
  v: 1,
  values: { remote: 'remote_kampanya', section, values: {} },
  ...more,
});

async function createPage(title: string, ...sections: StoredSection[]): Promise<number> {
  const texts = Object.fromEntries(sections.map(({ id }) => [id, { heading: 'Yaz' }]));
  const translations = { tr: { title, seo_name: '', summary: '', texts } };
  const form_data = { parent_id: null, sections, translations };
  const { body } = await staff.call({ url: '/api/admin/site-pages', form: { form_data } });
  expect(body).toMatchObject({ success: true });
  return (body.data as { id: number }).id;
}

const places = async (unit = 'remote_kampanya', of = staff) => {
  const { status, body } = await of.call({ url: `${api.adminReleases}/${unit}/places` });
  return { status, rows: body.data as PlacingPage[] };
};

it('the pages that show sections of a remote are named, with these sections and their screens', async () => {
  const live = await storeLiveRelease(test.services, 'remote_kampanya', 'ilk', { sections: { son: placeableSection } });
  const second = await createPage('Şubeler', placed('a', 'son'), placed('b', 'eski'), placed('c', 'son'));
  const first = await createPage('Fırsatlar', placed('a', 'son'));
  await createPage('Gizli', placed('a', 'son', { off: true }));

  const { rows } = await places();
  expect(rows).toEqual([
    {
      entity: expect.any(String),
      record: String(first),
      title: 'Fırsatlar',
      screen: expect.stringContaining(`id=${first}`),
      sections: ['Son kampanyalar'],
    },
    {
      entity: expect.any(String),
      record: String(second),
      title: 'Şubeler',
      screen: expect.stringContaining(`id=${second}`),
      sections: ['Son kampanyalar', 'eski'],
    },
  ]);
  expect((await places('remote_public')).rows).toEqual([]);

  const form_data = { expected: live, reason: 'Bitti', redirect: null, keep_days: 30 };
  await staff.call({ url: `${api.adminRemotes}/remote_kampanya/retire`, form: { form_data } });
  expect((await places()).rows.map(({ title, sections }) => [title, sections])).toEqual([
    ['Fırsatlar', ['son']],
    ['Şubeler', ['eski', 'son']],
  ]);
});

it('a unit that is not known has none, and who manages no releases does not read them', async () => {
  expect((await places('remote_yok')).status).toBe(404);
  expect((await places('remote_kampanya', await signIn(test, 'editor'))).status).toBe(403);
});

it('a menu that leads to a page of the remote is named too', async () => {
  const pages = { start: { path: '', titles: { en: 'Offers', tr: 'Fırsatlar' } } };
  await storeLiveRelease(test.services, 'remote_kampanya', 'ilk', { pages });
  await refreshRemotePages(test.services);
  const [{ id } = { id: 0 }] = (await staff.call({ url: api.adminRemotePages })).body.data as { id: number }[];
  const target = { type: 'record', entity: 'remote-page', id };
  const entries = [{ id: 'a', parent: null, target, off: false }];
  const form_data = { place: 'footer', version: 0, entries, translations: { tr: { labels: {} } } };
  await staff.call({ url: api.adminMenus, form: { _method: 'PUT', form_data } });

  expect((await places()).rows).toMatchObject([{ record: 'footer', title: 'Alt menü', sections: ['Fırsatlar'] }]);
});
