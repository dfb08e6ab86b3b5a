import type { NewsletterRecord, PublicNewsletter } from '@vitrin/shared-contracts/newsletter';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../../../tools/src/testing/fake-smtp-server.ts';
import {
  formUrl,
  prepareNewsletter,
  sendSubscription,
  settingsUrl,
  subscriptionFields,
  type NewsletterSite,
} from '../../testing/newsletter-site.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let site: NewsletterSite;
let post: FakeSmtpServer;
beforeAll(async () => {
  test = await buildTestApp();
  post = await startFakeSmtpServer();
  test.services.config.smtpUrl = post.url;
  site = await prepareNewsletter(test);
});
afterAll(async () => {
  await post.close();
  await test.close();
});

const send = () => sendSubscription(test, subscriptionFields('ayse@ornek.example', site.notice));
const settings = async () => (await site.staff.call({ url: settingsUrl })).body.data as NewsletterRecord;
const read = async () =>
  (JSON.parse((await test.app.inject({ url: `${formUrl}?lang=tr` })).payload) as { data: PublicNewsletter }).data;

/** Makes the notice one of the demo content, which no person has published. */
async function withoutConfirmation() {
  const { db } = test.services;
  const { updated_by } = await db.selectFrom('contracts').select('updated_by').executeTakeFirstOrThrow();
  const set = (by: number | null) => db.updateTable('contracts').set({ updated_by: by }).execute();
  await set(null);
  return { restore: () => set(updated_by) };
}

describe('the form', () => {
  it('is closed while the newsletter is off, has no notice, or no mail can be sent', async () => {
    expect(await read()).toMatchObject({
      open: true,
      footer: true,
      notice: { name: 'Aydınlatma', revision: site.notice },
    });
    test.services.config.smtpUrl = null;
    expect(await read()).toEqual({ open: false, footer: false, notice: null });
    expect((await send()).status).toBe(409);
    test.services.config.smtpUrl = post.url;
  });

  it('is closed while the notice is not confirmed', async () => {
    const by = await withoutConfirmation();
    expect(await read()).toEqual({ open: false, footer: false, notice: null });
    expect((await send()).status).toBe(409);
    await by.restore();
    expect(await read()).toMatchObject({ open: true });
  });
});

describe('staff', () => {
  it('cannot switch it on with an unconfirmed notice of the demo content, and see which one that is', async () => {
    const by = await withoutConfirmation();
    const record = await settings();
    expect(record.contracts).toEqual([
      { id: record.contract_id, name: 'Aydınlatma', is_confirmed: false, is_newsletter_notice: false },
    ]);
    const form_data = { enabled: true, footer: true, contract_id: record.contract_id, version: record.version };
    const save = (changed: object) =>
      site.staff.call({ url: settingsUrl, form: { _method: 'PUT', form_data: { ...form_data, ...changed } } });
    const saved = await save({});
    expect([saved.status, saved.body.errors]).toEqual([422, { contract_id: expect.stringMatching(/onaylanmadı/) }]);
    const off = await save({ enabled: false });
    expect(off.status).toBe(200);
    await by.restore();
    expect((await save({ version: record.version + 1 })).status).toBe(200);
  });

  it('cannot switch it on without a notice, and need the right', async () => {
    const { version } = await settings();
    const form_data = { enabled: true, footer: false, contract_id: null, version };
    const saved = await site.staff.call({ url: settingsUrl, form: { _method: 'PUT', form_data } });
    expect([saved.status, Object.keys(saved.body.errors ?? {})]).toEqual([422, ['contract_id']]);
    const editor = await signIn(test, 'editor');
    expect((await editor.call({ url: settingsUrl })).status).toBe(403);
    expect((await editor.call({ url: `${settingsUrl}/subscriptions/export` })).status).toBe(403);
  });
});
