import type { PreviewLinkRow } from '@vitrin/shared-contracts/content-previews';
import type { SentInvitation } from '@vitrin/shared-contracts/invitations';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import { inTransactionOf } from '../content/content-kind.ts';
import { homeSectionRecords } from '../modules/home-sections/home-sections.service.ts';
import { handoverAddress } from '../releases/serving/preview-handover.ts';
import { createBrowser } from '../testing/browser.ts';
import { buildPreviewSite, type PreviewSite } from '../testing/preview-site.ts';
import { signIn, type Staff } from '../testing/sign-in.ts';
import type { TestRequest } from '../testing/send-request.ts';

const publicUrl = 'http://www.localhost';
/** Requests without a network have this Host header. */
const panelUrl = 'http://localhost';
/** Requests over the network are for the site, unless this header of a trusted proxy says otherwise. */
const ofPanel = { 'x-forwarded-host': 'localhost' };
const trustProxy = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

let site: PreviewSite;
let admin: Staff;
const values = { active: 1 as const, kind: 'text' as const, translations: { tr: { title: 'Bölüm', text: '' } } };
const shown = () => ({ entity: 'home-section', record, values });
let record: string;

beforeAll(async () => {
  site = await buildPreviewSite((services) => ({
    ...services,
    config: { ...services.config, publicUrl, adminHost: 'localhost', trustProxy },
  }));
  admin = await signIn(site, 'super_admin');
  const stamp = { now: '2026-01-05T09:00:00.000Z', userId: null };
  const added = await site.services.db
    .transaction()
    .execute((trx) => homeSectionRecords.add(inTransactionOf(site.services, trx), stamp, values));
  record = String(added.entityId);
});
afterAll(() => site.close());

const dataOf = async <T>(staff: Staff, request: TestRequest) => (await staff.call(request)).body.data as T;
const locationOf = ({ headers }: Response) => headers.get('location');

it('never serves a page from memory on the host of the panel, and names that host on no page', async () => {
  for (let round = 0; round < 2; round += 1) {
    const page = await site.visit(publicPaths.articles);
    expect(page.status).toBe(200);
    expect(JSON.stringify([...page.headers]) + (await page.text())).not.toContain(`//localhost`);
    const other = await site.visit(publicPaths.articles, ofPanel);
    expect([other.status, locationOf(other)]).toEqual([308, publicUrl + publicPaths.articles]);
  }
});

it('tells the panel where the site is', async () => {
  expect((await site.open('/admin/dashboard')).html).toContain(`"site_origin":"${publicUrl}"`);
  expect((await site.open('/giris-yap')).html).not.toContain('site_origin');
});

it('shows what a form contains on the host of the panel, whose cookie proves the user', async () => {
  expect((await site.preview(shown())).status).toBe(308);
  const staff = { ...site.staff, headers: { ...site.staff.headers, ...ofPanel } };
  const framed = await site.preview(shown(), 'tr', staff);
  expect([framed.status, framed.html.includes('Bölüm')]).toEqual([200, true]);
  expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

it('shows a preview link on the host of the site, without any cookie', async () => {
  const json = { entity: 'home-section', record, lang: 'tr', values_json: JSON.stringify(values) };
  const { path } = await dataOf<PreviewLinkRow>(site.staff, { url: api.adminPreviewLinks, json });
  expect((await site.visit(path)).status).toBe(200);
  expect(locationOf(await site.visit(path, ofPanel))).toBe(publicUrl + path);
});

it('hands the preview of a release over to the site', async () => {
  const preview = { unit: 'remote_public', id: '1'.repeat(16), person: admin.userId, address: '/iletisim' } as const;
  const address = handoverAddress(site.services.config, preview);
  const taken = await site.visit(address.replace(publicUrl, ''));
  expect([taken.status, locationOf(taken)]).toEqual([303, '/iletisim']);
  expect(taken.headers.get('set-cookie')).toContain('vitrin-preview=');
  for (const forged of [`${address}A`, address.replace('anahtar=', 'anahtar=A'), address.split('?', 1)[0] ?? '']) {
    const refused = await site.visit(forged.replace(publicUrl, ''));
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([404, null]);
    expect(await refused.text()).toContain('Sürümü panelde yeniden önizleyin.');
  }
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'], now: Date.now() + 121_000 });
  expect((await site.visit(address.replace(publicUrl, ''))).status).toBe(404);
  jest.useRealTimers();
});

it('names the host of the panel in links for staff, passkeys and the description of their API', async () => {
  const form_data = JSON.stringify({ name: 'Deniz Ak', email: 'davetli@vitrin.localhost', role_group: 'editor' });
  const { link } = await dataOf<SentInvitation>(admin, { url: api.adminInvitations, form: { form_data } });
  expect(link).toMatch(/^http:\/\/localhost\/giris-yap#davet=/);
  const { body } = await createBrowser(site).step(api.passkeyOptions, {});
  expect(body.data).toMatchObject({ options: { rpId: new URL(panelUrl).hostname } });
  const described = await site.app.inject({ url: api.adminOpenApi, headers: admin.headers });
  expect(described.json()).toMatchObject({ servers: [{ url: panelUrl }] });
  expect(await (await site.visit(api.openApi)).json()).toMatchObject({ servers: [{ url: publicUrl }] });
});
