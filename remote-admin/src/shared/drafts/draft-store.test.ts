import { findDrafts, findDraftsOf, moveDrafts, newDraftKey, removeDraft, writeDraft } from './draft-store.ts';

const scope = { email: 'gulsah@ornek.com', form: 'article', record: 7 };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('each opening of a form stores its own draft, and the newest is returned first', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  writeDraft(newDraftKey(scope, 3), { title: 'ilk' }, 3);
  now.mockReturnValue(2_000);
  writeDraft(newDraftKey(scope, 3), { title: 'ikinci' }, 3);

  expect(findDrafts(scope).map(({ values }) => values)).toEqual([{ title: 'ikinci' }, { title: 'ilk' }]);
});

test.each([
  ['user', { ...scope, email: 'deniz@ornek.com' }],
  ['form', { ...scope, form: 'contract' }],
  ['record', { ...scope, record: 71 }],
])('a draft of another %s is not offered', (_what, other) => {
  writeDraft(newDraftKey(other, 3), { title: 'başka' }, 3);

  expect(findDrafts(scope)).toEqual([]);
});

test('removed and malformed drafts are not returned', () => {
  const key = newDraftKey(scope, 3);
  writeDraft(key, { title: 'ilk' }, 3);
  removeDraft(key);
  localStorage.setItem(newDraftKey(scope, 3), '{');

  expect(findDrafts(scope)).toEqual([]);
});

test('drafts older than thirty days are deleted', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  writeDraft(newDraftKey(scope, null), { title: 'eski' }, null);
  now.mockReturnValue(31 * 86_400_000);

  expect(findDrafts(scope)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('returns false instead of throwing when the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(writeDraft(newDraftKey(scope, 3), {}, 3)).toBe(false);
});

test('returns all drafts of a user with their forms, and none of other users', () => {
  writeDraft(newDraftKey(scope, 3), { title: 'makale' }, 3);
  writeDraft(newDraftKey({ ...scope, form: 'contract', record: 0 }, null), { name: 'sözleşme' }, null);
  writeDraft(newDraftKey({ ...scope, email: 'gulsah@ornek.com.tr' }, 3), { title: 'başka' }, 3);

  const found = findDraftsOf(scope.email).map(({ form, record, values }) => ({ form, record, values }));
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      { form: 'article', record: 7, values: { title: 'makale' } },
      { form: 'contract', record: 0, values: { name: 'sözleşme' } },
    ]),
  );
});

test('moves the drafts of a user to a new e-mail address', () => {
  writeDraft(newDraftKey(scope, 3), { title: 'makale' }, 3);
  moveDrafts(scope.email, 'inceoglu@ornek.com');

  expect(findDraftsOf(scope.email)).toEqual([]);
  expect(findDrafts({ ...scope, email: 'inceoglu@ornek.com' })).toMatchObject([{ values: { title: 'makale' } }]);
});
