import { addEnglish } from '../../testing/languages.ts';
import { legalTextsOf } from '../../testing/legal-texts.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { countOutdatedTexts } from './legal-texts.service.ts';

const settings = '/api/admin/settings';

let app: TestApp;
let staff: Staff;
let legal: ReturnType<typeof legalTextsOf>;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'admin');
  legal = legalTextsOf(app, staff);
  await addEnglish(app);
  await legal.saveFacts();
  await legal.publish('cookie-policy');
});
afterEach(() => app.close());

const policy = async () => (await legal.page('cerez-politikasi', 'tr')).content;
const changedOf = async () => (await legal.rowOf('cookie-policy'))?.changed;
const save = async (url: string, form: Record<string, unknown>) => {
  const { status, body } = await staff.call({ url, form });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as { id: number; version: number };
};
const document = (...content: object[]) => ({ type: 'doc', content });
const video = {
  type: 'video',
  attrs: { href: 'https://vimeo.com/76979871' },
  content: [{ type: 'text', text: 'a' }],
};
const button = {
  id: 'w',
  parent: null,
  target: { type: 'address', address: 'https://wa.me/905551112233' },
  off: false,
};
const section = { id: 'v', kind: 'video', v: 1, values: { video: 'https://youtu.be/dQw4w9WgXcQ' } };
const pageForm = (sections: object[]) => ({
  form_data: {
    active: 1,
    parent_id: null,
    sections,
    translations: { tr: { title: 'Tanıtım', seo_name: '', summary: '', texts: { v: { title: 'Film' } } } },
  },
});

test('the table of the cookie policy follows the integrations, and the text says that it is out of date', async () => {
  expect(await policy()).toMatch(/izninizi gerektiren bir araç kullanılmaz/);
  await staff.call({ url: `${settings}/site`, form: { _method: 'PUT', google_script: 'G-ABCDEF1234' } });
  expect(await legal.rowOf('cookie-policy')).toMatchObject({ state: 'outdated', changed: ['tools'] });
  await legal.publish('cookie-policy');
  expect(await policy()).toMatch(/_ga<\/p><\/td>[\s\S]*Google Analytics \(Google\)[\s\S]*2 yıl/);
});

test.each([
  [
    'the map of a branch',
    () =>
      save(`${settings}/contact-information`, {
        section: 'source_link',
        name: 'Merkez',
        content_data: 'https://www.google.com/maps/embed?pb=1',
      }),
    /<td><p>Harita<\/p><\/td><td><p>Google<\/p>/,
  ],
  [
    'a WhatsApp button',
    () =>
      save('/api/admin/menus', {
        _method: 'PUT',
        form_data: { place: 'phone', entries: [button], translations: { tr: { labels: { w: 'Yazın' } } }, version: 0 },
      }),
    /Sohbet düğmesi<\/p><\/td><td><p>WhatsApp \(Meta\)/,
  ],
  [
    'a section with a video',
    () => save('/api/admin/site-pages', pageForm([section])),
    /Video<\/p>.*YouTube \(Google\)/,
  ],
  [
    'an article with a video',
    () =>
      save('/api/admin/blog', {
        form_data: {
          active: 1,
          cover_id: null,
          published_at: '2026-01-05T09:00:00.000Z',
          translations: { tr: { title: 'Köprü', summary: '', document: document(video) } },
        },
      }),
    /Video<\/p>.*Vimeo/,
  ],
  [
    'a link to a chat in a text',
    () =>
      save('/api/admin/contracts', {
        form_data: {
          kind: 'other',
          translations: {
            tr: {
              name: 'Destek',
              document: document({
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'yazın', marks: [{ type: 'link', attrs: { href: 'https://t.me/ornek' } }] },
                ],
              }),
            },
          },
        },
      }),
    /Sohbet düğmesi<\/p><\/td><td><p>Telegram/,
  ],
])('%s makes it out of date, and the text that is filled again names the provider', async (_what, publishIt, named) => {
  expect([await changedOf(), await policy()]).toEqual([[], expect.stringContaining('haritası, videosu ya da sohbet')]);
  await publishIt();
  expect(await legal.rowOf('cookie-policy')).toMatchObject({ state: 'outdated', changed: ['sites'] });
  expect(await countOutdatedTexts(app.services.db)).toBe(1);
  await legal.publish('cookie-policy');
  expect(await changedOf()).toEqual([]);
  expect(await policy()).toMatch(named);
});

test('what is switched off is not named', async () => {
  const { id, version } = await save('/api/admin/site-pages', pageForm([section]));
  const change = (form: object, at: number) =>
    save(`/api/admin/site-pages/${id}`, { _method: 'PUT', form_data: { ...Object(form).form_data, version: at } });
  expect(await changedOf()).toEqual(['sites']);
  const off = await change(pageForm([{ ...section, off: true }]), version);
  expect(await changedOf()).toEqual([]);
  const on = await change(pageForm([section]), off.version);
  expect(await changedOf()).toEqual(['sites']);
  const inactive = Object(pageForm([section])).form_data as object;
  await change({ form_data: { ...inactive, active: 0 } }, on.version);
  expect(await changedOf()).toEqual([]);
});
