import { rightGroups } from './right-groups.ts';
import { areRightsBelow, commonRights, completeRights, rights, rightsOfRole } from './rights.ts';

test('every right is either of every role or in exactly one group, with Turkish labels', () => {
  const grouped = rightGroups.flatMap((group) => group.rights);
  expect([...commonRights, ...grouped.map(({ right }) => right)].toSorted()).toEqual([...rights].toSorted());
  expect(grouped.filter(({ right, label }) => right.endsWith(label))).toEqual([]);
  expect(rightGroups.filter(({ label }) => /^[a-z-]+$/.test(label))).toEqual([]);
});

test('chosen rights are completed with the right to read and with those that they contain, once and in order', () => {
  expect(completeRights(['users.second-factor', 'articles.write', 'articles.read'])).toEqual(
    rights.filter(
      (right) =>
        commonRights.includes(right) ||
        ['articles.read', 'articles.draft-own', 'articles.draft', 'articles.write'].includes(right) ||
        ['users.read', 'users.second-factor'].includes(right),
    ),
  );
});

test('only fewer rights are below', () => {
  const [admin, editor, hr] = [rightsOfRole('admin'), rightsOfRole('editor'), rightsOfRole('hr')];
  expect([areRightsBelow(editor, admin), areRightsBelow(admin, admin), areRightsBelow(hr, editor)]).toEqual([
    true,
    false,
    false,
  ]);
});
