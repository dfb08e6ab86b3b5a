import { randomUUID } from 'node:crypto';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import type { VersionRow } from '@vitrin/shared-contracts/history';
import type { RecordPublication, UnpublishedWork, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import type { SocialLink } from '@vitrin/shared-contracts/social-media';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { publishDue } from './due-publications.ts';

let app: TestApp;
let staff: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'admin');
});
afterEach(() => app.close());

const settings = '/api/admin/settings';
const link = { name: 'GitHub', uri: 'https://github.com/ornek', icon_name: 'github' };
const item = { section: 'telefon', name: 'Santral', content_data: '+90 232 555 01 00', lang: null };

const links = async () => (await sendRequest(app.app, { url: '/api/pages/social-media' })).body.data as SocialLink[];
const items = async () =>
  (await sendRequest(app.app, { url: '/api/pages/contact-information' })).body.data as ContactItem[];
const unpublished = async (entity: string) =>
  (await staff.call({ url: `/api/admin/publication/${entity}` })).body.data as UnpublishedWork;
const publicationOf = async (entity: string, id: number) =>
  (await staff.call({ url: `/api/admin/publication/${entity}/${id}` })).body.data as RecordPublication;

async function saveDraft(entity: string, of: { id: number; version: number } | null, values: object) {
  const form_data = { record: of && String(of.id), base_version: of?.version ?? null, rev: 0, title: 'Taslak' };
  const url = `/api/admin/publication/${entity}/copies/${randomUUID()}`;
  const { body } = await staff.call({ url, form: { _method: 'PUT', form_data, form: values, values } });
  return body.data as WorkingCopyRow;
}

async function schedule(entity: string, copy: WorkingCopyRow, values: object) {
  const { id: copy_id, record, base_version } = copy;
  const due_at = new Date(Date.now() + 3_600_000).toISOString();
  const form_data = { record, copy_id, action: 'publish', base_version, title: 'Taslak', due_at };
  const url = `/api/admin/publication/${entity}/schedules/${randomUUID()}`;
  return staff.call({ url, form: { _method: 'PUT', form_data, values } });
}

const inTwoHours = () => new Date(Date.now() + 7_200_000);

it('the documented requests of social media publish at once, and a draft beside a link does not', async () => {
  const { body } = await staff.call({ url: `${settings}/social-media`, form: link });
  const { id, version } = body.data as { id: number; version: number };
  expect(await links()).toMatchObject([link]);

  const copy = await saveDraft('social-media', { id, version }, { ...link, name: 'Kod' });
  expect(copy.changed).toEqual([{ path: 'name', label: 'Ad' }]);
  expect(await links()).toMatchObject([link]);

  const form = {
    _method: 'PUT',
    id: String(id),
    version: String(version),
    ...link,
    name: 'Kod',
    working_copy: copy.id,
  };
  expect((await staff.call({ url: `${settings}/social-media`, form })).status).toBe(200);
  expect(await links()).toMatchObject([{ name: 'Kod' }]);
  expect((await publicationOf('social-media', id)).copy).toBeNull();
  const history = await staff.call({ url: `/api/admin/history/social-media/${id}` });
  expect((history.body.data as VersionRow[]).map(({ number, cause }) => [number, cause])).toEqual([
    [2, 'update'],
    [1, 'create'],
  ]);
});

it('a new link is published at its time', async () => {
  const copy = await saveDraft('social-media', null, link);
  expect((await schedule('social-media', copy, link)).status).toBe(200);
  expect(await links()).toEqual([]);

  await publishDue(app.services, inTwoHours());

  expect(await links()).toMatchObject([link]);
  expect(await unpublished('social-media')).toEqual({ copies: [], schedules: [] });
});

it('company data is a draft until it is published, and its content may be incomplete until then', async () => {
  const copy = await saveDraft('contact-information', null, { ...item, content_data: '' });
  expect(await items()).toEqual([]);
  const rejected = await schedule('contact-information', copy, { ...item, content_data: '' });
  expect(rejected.body.errors).toEqual({ content_data: '* Bu Alan Zorunlu' });

  const form = { ...item, lang: '', working_copy: copy.id };
  expect((await staff.call({ url: `${settings}/contact-information`, form })).status).toBe(200);
  expect(await items()).toMatchObject([{ name: 'Santral', content: item.content_data, lang: null }]);
  expect((await unpublished('contact-information')).copies).toEqual([]);
});

it('a change of company data is published at its time', async () => {
  const { body } = await staff.call({ url: `${settings}/contact-information`, form: { ...item, lang: '' } });
  const record = body.data as { id: number; version: number };
  const values = { ...item, name: 'Danışma' };
  const copy = await saveDraft('contact-information', record, values);
  expect(copy.changed.map(({ path }) => path)).toEqual(['name']);
  await schedule('contact-information', copy, values);
  expect(await items()).toMatchObject([{ name: 'Santral' }]);

  await publishDue(app.services, inTwoHours());

  expect(await items()).toMatchObject([{ name: 'Danışma' }]);
  expect((await publicationOf('contact-information', record.id)).copy).toBeNull();
});
