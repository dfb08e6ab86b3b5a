import { findDrafts, findDraftsOf, moveDrafts, newDraftKey, removeDraft, writeDraft } from './draft-store.ts';

const scope = { email: 'gulsah@ornek.com', form: 'article', record: 7 };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('two openings of a form keep a draft each, the newest first', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  writeDraft(newDraftKey(scope, 3), { title: 'ilk' }, 3);
  now.mockReturnValue(2_000);
  writeDraft(newDraftKey(scope, 3), { title: 'ikinci' }, 3);

  expect(findDrafts(scope).map(({ values }) => values)).toEqual([{ title: 'ikinci' }, { title: 'ilk' }]);
});

test.each([
  ['person', { ...scope, email: 'deniz@ornek.com' }],
  ['form', { ...scope, form: 'contract' }],
  ['record', { ...scope, record: 71 }],
])('a draft of another %s is not offered', (_what, other) => {
  writeDraft(newDraftKey(other, 3), { title: 'başka' }, 3);

  expect(findDrafts(scope)).toEqual([]);
});

test('a removed draft is gone and a broken one is passed over', () => {
  const key = newDraftKey(scope, 3);
  writeDraft(key, { title: 'ilk' }, 3);
  removeDraft(key);
  localStorage.setItem(newDraftKey(scope, 3), '{');

  expect(findDrafts(scope)).toEqual([]);
});

test('a draft older than thirty days is cleared away', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  writeDraft(newDraftKey(scope, null), { title: 'eski' }, null);
  now.mockReturnValue(31 * 86_400_000);

  expect(findDrafts(scope)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a full browser is told by the answer, not by an error', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(writeDraft(newDraftKey(scope, 3), {}, 3)).toBe(false);
});

test('all drafts of a person are found with their forms, nobody else’s', () => {
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

test('drafts follow a person to a new e-mail', () => {
  writeDraft(newDraftKey(scope, 3), { title: 'makale' }, 3);
  moveDrafts(scope.email, 'inceoglu@ornek.com');

  expect(findDraftsOf(scope.email)).toEqual([]);
  expect(findDrafts({ ...scope, email: 'inceoglu@ornek.com' })).toMatchObject([{ values: { title: 'makale' } }]);
});
