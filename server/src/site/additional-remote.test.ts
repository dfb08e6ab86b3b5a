import { api } from '@vitrin/shared-contracts/paths';
import { buildTestSite, renderedPage, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
const ID = 'e'.repeat(16);

beforeEach(async () => {
  site = await buildTestSite();
  site.releases.added = [{ name: 'remote_campaign', segment: 'kampanya', title: 'Kampanya' }];
  site.releases.live.remote_campaign = site.release('remote_campaign', 'e');
  site.render((url, { descriptor }) => renderedPage(`<p>${descriptor.unit} ${url}</p>`));
});
afterEach(() => site.close());

const html = async (url: string, headers = {}) => (await site.visit(url, headers)).text();

test('a first segment added by a team serves its remote, rendered and cached like any public page', async () => {
  for (let visit = 0; visit < 2; visit++) {
    const answer = await site.visit('/kampanya/yaz?ara=x');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const page = await answer.text();
    expect(page).toContain('<p>remote_campaign /kampanya/yaz</p>');
    expect(page).toContain('"surface":"public"');
    expect(page).toContain(`"release":{"remote":"remote_campaign","id":"${ID}"`);
    expect(page).toContain(
      '"surfaces":{"kampanya":"remote_campaign","giris-yap":"remote_auth","admin":"remote_admin","*":"remote_public"}',
    );
  }
});

test('the site’s own pages list it as another surface from the time it is added until it is removed', async () => {
  expect(await html('/')).toContain('"kampanya":"remote_campaign"');
  site.releases.added = [];
  expect(await html('/')).not.toContain('remote_campaign');
  expect(await html('/kampanya')).toContain('<p>remote_public /kampanya</p>');
});

test('the path of a remote that was never live is an unknown page of the site', async () => {
  delete site.releases.live.remote_campaign;
  expect(await html('/kampanya')).toContain('<p>remote_public /kampanya</p>');
  expect((await site.visit(`${api.currentRelease}?remote=remote_campaign`)).status).toBe(404);
});

test('its pages are rendered with the segment under which the site shows it, all others without one', async () => {
  const segments: unknown[] = [];
  site.render((url, _release, { request }) => {
    segments.push(request.segment);
    return renderedPage(url);
  });
  await html('/kampanya/bahar');
  await html('/iletisim');
  expect(segments).toEqual(['kampanya', undefined]);
});

test('only the whole first segment is matched', async () => {
  expect(await html('/kampanyalar')).toContain('<p>remote_public /kampanyalar</p>');
  expect(await html('/makale/kampanya')).toContain('<p>remote_public /makale/kampanya</p>');
});

test('a candidate of the remote is served only on its own pages', async () => {
  site.releases.candidates = { remote_campaign: { release: site.release('remote_campaign', 'f'), percent: 99 } };
  const headers = { 'user-agent': 'Firefox', cookie: '_group=0' };
  expect(await html('/kampanya', headers)).toContain(`"id":"${'f'.repeat(16)}"`);
  expect((await site.visit('/', { 'user-agent': 'Firefox' })).headers.get('set-cookie')).toBeNull();
  expect((await site.visit('/kampanya', { 'user-agent': 'Firefox' })).headers.get('set-cookie')).toContain('_group=');
});
