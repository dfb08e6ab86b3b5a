import type { CompanyAnnouncement, CompanyAnnouncementRow } from '@vitrin/shared-contracts/company-announcements';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const url = '/api/admin/company-announcements';
const call = { title: 'Olağan genel kurul toplantısı', text: 'Toplantı 12 Mart 2027 günü yapılacaktır.' };

let app: TestApp;
let staff: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  staff = await signIn(app, 'admin');
});
afterEach(() => app.close());

const publish = (form_data: object) => staff.call({ url, form: { form_data } });
const shown = async () =>
  (await sendRequest(app.app, { url: '/api/pages/company-announcements' })).body.data as CompanyAnnouncement[];

test('an announcement is published with the time of the server, and a correction names the one that it corrects', async () => {
  expect(await shown()).toEqual([]);
  const { body } = await publish({ ...call, at: '2020-01-01T00:00:00.000Z' });
  const first = body.data as CompanyAnnouncementRow;
  expect(Date.now() - Date.parse(first.at)).toBeLessThan(60_000);
  await publish({ title: 'Düzeltme', text: 'Toplantı 13 Mart 2027 günüdür.', corrects: first.id });
  expect(await shown()).toEqual([
    expect.objectContaining({ title: 'Düzeltme', corrects: first.id }),
    { id: first.id, at: first.at, ...call, corrects: null },
  ]);
});

test('the database rejects every update and deletion of an announcement', async () => {
  await publish(call);
  const { db } = app.services;
  await expect(db.updateTable('company_announcements').set({ title: 'Başka' }).execute()).rejects.toThrow(/only grows/);
  await expect(db.deleteFrom('company_announcements').execute()).rejects.toThrow(/only grows/);
  for (const method of ['PUT', 'DELETE'])
    expect((await staff.call({ url, form: { _method: method, form_data: call } })).status).toBe(405);
  expect(await shown()).toMatchObject([call]);
});

test('an announcement needs a title and a text, and corrects one that exists', async () => {
  expect((await publish({ title: '', text: ' ' })).body.errors).toMatchObject({
    title: expect.stringMatching(/Zorunlu/),
    text: expect.stringMatching(/Zorunlu/),
  });
  expect((await publish({ ...call, corrects: 7 })).body.errors).toHaveProperty('corrects');
  expect(await shown()).toEqual([]);
});

test('an editor reads and publishes none', async () => {
  const editor = await signIn(app, 'editor');
  expect((await editor.call({ url })).status).toBe(403);
  expect((await editor.call({ url, form: { form_data: call } })).status).toBe(403);
});
