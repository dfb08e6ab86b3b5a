import { adminPaths } from '@vitrin/shared-contracts/paths';
import { modules } from '../features/index.ts';
import { draftAddress } from '../editing/drafts/draft-form.ts';
import type { PanelModule } from '../editing/panel-module.ts';

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
  ['navigation position', entries.map(({ category, order }) => `${category} ${order}`)],
  ['form with drafts', drafts.map(([name]) => name)],
])('no two modules declare the same %s', (_what, names) => {
  expect(names).toHaveLength(new Set(names).size);
});

test('every navigation entry links to a screen that requires the same right', () => {
  expect(entries.map(({ to, right }) => [to, right])).toEqual(entries.map(({ to }) => [to, screenAt(to)?.right]));
  expect(
    entries.flatMap(({ alsoCurrentFor = [] }) => alsoCurrentFor).filter((address) => !screens.has(address)),
  ).toEqual([]);
});

test('every draft address matches a screen', () => {
  const addresses = drafts.flatMap(([, form]) => [draftAddress(form, 0), draftAddress(form, 7)]);
  expect(addresses.filter((address) => !screenAt(address))).toEqual([]);
});

test('the account screen has no navigation entry, because the profile menu links to it', () => {
  expect(screens.get(adminPaths.account)?.right).toBe('account.use');
  expect(entries.map(({ to }) => to)).not.toContain(adminPaths.account);
});
