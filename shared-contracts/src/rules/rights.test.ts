import { rights, rightsOfRole, roleGroups } from './rights.ts';

test.each(roleGroups)('%s has the rights for dashboard, account and support', (role) => {
  const held = rightsOfRole(role);
  expect(['dashboard.read', 'account.use', 'support.ask'].every((right) => held.has(right as never))).toBe(true);
});

test.each([
  ['editor', 'articles.write', true],
  ['editor', 'contracts.read', false],
  ['editor', 'messages.contact', false],
  ['hr', 'messages.human-resources', true],
  ['hr', 'openings.read', true],
  ['hr', 'openings.write', true],
  ['hr', 'openings.draft', true],
  ['hr', 'openings.delete', false],
  ['hr', 'media.read', true],
  ['hr', 'media.write', false],
  ['hr', 'articles.read', false],
  ['support', 'messages.contact', true],
  ['support', 'messages.human-resources', false],
  ['admin', 'contracts.delete', true],
  ['admin', 'messages.human-resources', true],
  ['editor', 'users.read', false],
  ['admin', 'users.write', true],
  ['admin', 'audit.read', true],
  ['support', 'audit.read', false],
  ['admin', 'releases.publish', false],
] as const)('role %s, right %s: %s', (role, right, held) => {
  expect(rightsOfRole(role).has(right)).toBe(held);
});

test('the super admin has every right', () => {
  expect([...rightsOfRole('super_admin')].toSorted()).toEqual([...rights].toSorted());
});
