import { openDB } from 'idb';
import { keepDraft, keptDrafts } from '../../testing/drafts.ts';
import { findDrafts, findDraftsOf, moveDrafts, removeDraft, writeDraft } from './draft-store.ts';
import type { LocalDraft } from './stored-draft.ts';

const scope = { email: 'gulsah@ornek.com', form: 'article', record: 7 };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

async function valuesOf(found: Promise<LocalDraft[]>): Promise<unknown[]> {
  return (await found).map(({ json }) => JSON.parse(json) as unknown);
}

test('each opening of a form stores its own draft, and the newest is returned first', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  await keepDraft(scope, { title: 'ilk' });
  now.mockReturnValue(2_000);
  await keepDraft(scope, { title: 'ikinci' });

  expect(await valuesOf(findDrafts(scope))).toEqual([{ title: 'ikinci' }, { title: 'ilk' }]);
});

test.each([
  ['user', { ...scope, email: 'deniz@ornek.com' }],
  ['form', { ...scope, form: 'contract' }],
  ['record', { ...scope, record: 71 }],
])('a draft of another %s is not offered', async (_what, other) => {
  await keepDraft(other, { title: 'başka' });

  expect(await findDrafts(scope)).toEqual([]);
});

test('a removed draft is not returned', async () => {
  await keepDraft(scope, { title: 'ilk' });
  const [draft] = await findDrafts(scope);
  await removeDraft(draft?.id ?? '');

  expect(await findDrafts(scope)).toEqual([]);
});

test('a draft replaces the one whose values it contains', async () => {
  await keepDraft(scope, { title: 'eski' });
  const [old] = await findDrafts(scope);
  if (!old) throw new Error('not stored');
  expect(await writeDraft({ ...old, id: crypto.randomUUID(), json: '{"title":"yeni"}' }, [old.id])).toBe(true);

  expect(await valuesOf(findDrafts(scope))).toEqual([{ title: 'yeni' }]);
});

test('drafts older than thirty days are deleted', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  await keepDraft(scope, { title: 'eski' });
  now.mockReturnValue(31 * 86_400_000);
  expect(await findDrafts(scope)).toEqual([]);

  now.mockReturnValue(0);
  expect(await findDrafts(scope)).toEqual([]);
});

test('returns false instead of throwing when there is no room', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const draft = { ...scope, id: 'a', base: 3, title: '', json: '{}', savedAt: 0, client: '', seq: 1 };

  expect(await writeDraft(draft)).toBe(false);
});

test('returns false and finds nothing when the browser offers no database', async () => {
  await keepDraft(scope, {});
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const draft = { ...scope, id: 'a', base: 3, title: '', json: '{}', savedAt: 0, client: '', seq: 1 };

  expect(await writeDraft(draft)).toBe(false);
  expect(await findDraftsOf(scope.email)).toEqual([]);
});

test('a connection that the browser has closed is opened again', async () => {
  await keepDraft(scope, { title: 'ilk' });
  const { transaction } = IDBDatabase.prototype;
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function closed(this: IDBDatabase) {
    this.close();
    return transaction.call(this, 'drafts');
  });

  await keepDraft(scope, { title: 'ikinci' });
  expect(await keptDrafts(scope.email)).toHaveLength(2);
});

test('another tab that needs a newer database does not wait for this one', async () => {
  await keepDraft(scope, { title: 'ilk' });
  const newer = await openDB('drafts', 2);
  expect(newer.version).toBe(2);
  newer.close();
});

test('the writes are as durable as the browser can make them', async () => {
  const open = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await keepDraft(scope, {});

  expect(open).toHaveBeenCalledWith('drafts', 'readwrite', { durability: 'strict' });
});

test('drafts of an earlier version of the panel are moved from local storage once', async () => {
  const kept = { values: { title: 'eski' }, base: 3, savedAt: Date.now(), called: 'English' };
  localStorage.setItem('draft|gulsah@ornek.com|article|7|3|a1', JSON.stringify(kept));
  localStorage.setItem('draft|gulsah@ornek.com|article|7|3|a2', '{');
  localStorage.setItem('token', 'jeton');

  expect(await findDrafts(scope)).toMatchObject([{ base: 3, json: '{"title":"eski"}', called: 'English' }]);
  expect(Object.keys(localStorage)).toEqual(['token']);
});

test('drafts stay in local storage while the database cannot store them', async () => {
  localStorage.setItem('draft|gulsah@ornek.com|article|7|3|a1', '{"values":{},"base":3,"savedAt":0}');
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(await findDrafts(scope)).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

test('returns all drafts of a user with their forms, and none of other users', async () => {
  await keepDraft(scope, { title: 'makale' });
  await keepDraft({ ...scope, form: 'contract', record: 0 }, { name: 'sözleşme' });
  await keepDraft({ ...scope, email: 'gulsah@ornek.com.tr' }, { title: 'başka' });

  const found = await keptDrafts(scope.email);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      { ...scope, values: { title: 'makale' } },
      { ...scope, form: 'contract', record: 0, values: { name: 'sözleşme' } },
    ]),
  );
});

test('moves the drafts of a user to a new e-mail address', async () => {
  await keepDraft(scope, { title: 'makale' });
  await moveDrafts(scope.email, 'inceoglu@ornek.com');

  expect(await findDraftsOf(scope.email)).toEqual([]);
  expect(await keptDrafts('inceoglu@ornek.com')).toMatchObject([{ values: { title: 'makale' } }]);
});
