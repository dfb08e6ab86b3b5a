import { api } from '@vitrin/shared-contracts/paths';
import type { PlaceableRemote } from '@vitrin/shared-contracts/placeable-sections';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import { placeableSection } from '../../../testing/placeable-section.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { storeLiveRelease } from '../../../testing/stored-releases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

async function list(role: RoleGroup = 'editor') {
  const { status, body } = await (await signIn(test, role)).call({ url: api.adminPlaceableSections });
  return { status, remotes: (body.data ?? []) as PlaceableRemote[] };
}

async function addRemote(name: string, title: string): Promise<void> {
  const staff = await signIn(test, 'super_admin');
  const form_data = { name, title, segment: title.toLocaleLowerCase('tr') };
  const { body } = await staff.call({ url: api.adminRemotes, form: { form_data } });
  expect(body).toMatchObject({ success: true });
}

it('an editor gets what the live releases declare, with the remote and its owner', async () => {
  await addRemote('remote_kampanya', 'Kampanya');
  await storeLiveRelease(test.services, 'remote_kampanya', 'ilk', { sections: { son: placeableSection } });
  const staff = await signIn(test, 'super_admin');
  const handOver = { owner: 'Satış ekibi', contact: '', days: 30, reason: 'Yeni ekip' };
  await staff.call({ url: `${api.adminRemotes}/remote_kampanya/hand-over`, form: { form_data: handOver } });

  const { scripts: _scripts, styles: _styles, heights: _heights, example: _example, ...declared } = placeableSection;
  expect((await list()).remotes.filter(({ sections }) => sections.length > 0)).toEqual([
    {
      name: 'remote_kampanya',
      title: 'Kampanya',
      owner: 'Satış ekibi',
      state: 'live',
      sections: [{ name: 'son', ...declared }],
    },
  ]);
});

it('a remote without a live release, and a retired one, have no sections', async () => {
  await addRemote('remote_kampanya', 'Kampanya');
  const live = await storeLiveRelease(test.services, 'remote_kampanya', 'ilk', { sections: { son: placeableSection } });
  await addRemote('remote_filo', 'Filo');
  const staff = await signIn(test, 'super_admin');
  const retirement = { expected: live, reason: 'Bitti', redirect: null, keep_days: 30 };
  const retired = await staff.call({
    url: `${api.adminRemotes}/remote_kampanya/retire`,
    form: { form_data: retirement },
  });
  expect(retired.status).toBe(200);

  expect((await list()).remotes).toMatchObject([
    ...['remote_public', 'remote_auth', 'remote_admin'].map((name) => ({ name })),
    { name: 'remote_filo', state: 'waiting', sections: [] },
    { name: 'remote_kampanya', title: 'Kampanya', state: 'archived', sections: [] },
  ]);
});

it.each<[RoleGroup, number]>([
  ['editor', 200],
  ['admin', 200],
  ['support', 403],
])('%s gets %i', async (role, status) => {
  expect((await list(role)).status).toBe(status);
});
