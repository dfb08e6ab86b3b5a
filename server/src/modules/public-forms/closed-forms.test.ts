import type { Statistics } from '@vitrin/shared-contracts/statistics';
import type { SiteCompany } from '@vitrin/shared-contracts/company-facts';
import { paragraphs } from '../../testing/documents.ts';
import { sendForm, validForm } from '../../testing/public-forms.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { closeUntilNotice } from './closed-forms.service.ts';

let app: TestApp;
let admin: Staff;
beforeEach(async () => {
  app = await buildTestApp();
  admin = await signIn(app, 'admin');
});
afterEach(() => app.close());

const stamp = { now: new Date().toISOString(), userId: null };
const close = () => closeUntilNotice(app.services.db, stamp);
const isClosed = async () =>
  ((await sendRequest(app.app, { url: '/api/pages/company-facts' })).body.data as SiteCompany).forms_closed;
const attention = async () => {
  const { body } = await admin.call({ url: '/api/admin/statistics' });
  return (body.data as Statistics).attention.map(({ kind }) => kind);
};
const send = (kind: 'contact' | 'human-resources', revision: number) => sendForm(app, kind, validForm(kind, revision));

async function publish(more: object): Promise<number> {
  const form_data = { translations: { tr: { name: 'Aydınlatma', document: paragraphs('Metin.') } }, ...more };
  await admin.call({ url: '/api/admin/contracts', form: { form_data } });
  const row = await app.services.db
    .selectFrom('contract_revisions')
    .select((select) => select.fn.max<number>('id').as('newest'))
    .executeTakeFirstOrThrow();
  return row.newest;
}

test('the forms of a new site take nothing until a person has published their notice', async () => {
  await close();
  expect(await isClosed()).toBe(true);
  for (const kind of ['contact', 'human-resources'] as const) {
    const { status, body } = await send(kind, 1);
    expect([status, body.message]).toEqual([422, 'Form henüz açık değil.']);
  }
  expect(await attention()).toContain('closed-forms');
  expect(await attention()).not.toContain('privacy-notice');

  const revision = await publish({ kind: 'kvkk' });
  expect(await isClosed()).toBe(false);
  expect((await send('contact', revision)).status).toBe(200);
  expect(await attention()).not.toContain('closed-forms');
});

test('the unconfirmed notice of the demo content opens no form', async () => {
  await publish({ kind: 'kvkk' });
  await app.services.db.updateTable('contracts').set({ updated_by: null }).execute();
  expect(await isClosed()).toBe(false);
  await close();
  expect(await isClosed()).toBe(true);
});

test('a form that worked before stays open without a notice, and the dashboard says so', async () => {
  expect(await isClosed()).toBe(false);
  expect((await send('contact', 0)).status).toBe(200);
  expect(await attention()).toContain('privacy-notice');
});

test('an application confirms the notice of applications once there is one, and still the one of a page loaded before', async () => {
  const shared = await publish({ kind: 'kvkk' });
  const own = await publish({ kind: 'other', template: 'application-notice@1' });
  const other = await publish({ kind: 'other' });
  expect((await send('human-resources', own)).status).toBe(200);
  expect((await send('human-resources', shared)).status).toBe(200);
  expect((await send('human-resources', other)).status).toBe(422);
  expect((await send('contact', own)).status).toBe(422);
});
