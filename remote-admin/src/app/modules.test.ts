import { adminPaths } from 'shared-contracts/paths';
import { modules } from '../features/index.ts';
import { draftAddress } from '../shared/drafts/draft-form.ts';
import type { PanelModule } from '../shared/panel-module.ts';

const all: readonly PanelModule[] = modules;
const screens = new Map(all.flatMap(({ routes }) => routes).map((route) => [route.path, route]));
const entries = all.flatMap(({ navigation = [] }) => navigation);
const drafts = all.flatMap((module) => Object.entries(module.drafts ?? {}));

function screenAt(address: string) {
  return screens.get(address.split('?')[0] ?? '');
}

test.each([
  ['address', all.flatMap(({ routes }) => routes.map(({ path }) => path))],
  ['navigation entry', entries.map(({ to }) => to)],
  ['place in the navigation', entries.map(({ category, order }) => `${category} ${order}`)],
  ['form that keeps drafts', drafts.map(([name]) => name)],
])('no %s is of two modules', (_what, names) => {
  expect(names).toHaveLength(new Set(names).size);
});

test('every navigation entry leads to a screen of the same right', () => {
  expect(entries.map(({ to, right }) => [to, right])).toEqual(entries.map(({ to }) => [to, screenAt(to)?.right]));
  expect(
    entries.flatMap(({ alsoCurrentFor = [] }) => alsoCurrentFor).filter((address) => !screens.has(address)),
  ).toEqual([]);
});

test('every draft is taken up on a screen', () => {
  const addresses = drafts.flatMap(([, form]) => [draftAddress(form, 0), draftAddress(form, 7)]);
  expect(addresses.filter((address) => !screenAt(address))).toEqual([]);
});

test('the account has a screen and no entry: the profile menu leads to it', () => {
  expect(screens.get(adminPaths.account)?.right).toBe('account.use');
  expect(entries.map(({ to }) => to)).not.toContain(adminPaths.account);
});
