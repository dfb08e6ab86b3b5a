import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  createContentVersion,
  raiseContentVersion,
  readContentChanges,
  readContentVersion,
} from './content-version.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('a change concerns the named entity only, a change without a name every entity', () => {
  const version = createContentVersion(3);
  version.raise(5, ['article']);
  expect([version.of(['article']), version.of(['contract']), version.of([])]).toEqual([5, 3, 3]);
  version.raise(4, ['article']);
  expect(version.of(['contract', 'article'])).toBe(5);
  version.raise(6);
  expect([version.of(['article']), version.of([]), version.current()]).toEqual([6, 6, 6]);
});

it('loads the entities that another process has changed, also when its change is the older one', async () => {
  const { db } = test.services;
  const start = await readContentVersion(db);
  const here = createContentVersion(start);
  await raiseContentVersion(db, ['article', 'media']);
  here.raise(await raiseContentVersion(db, ['contract']), ['contract']);
  await readContentChanges(db, here);
  const entities = ['article', 'media', 'contract', 'slider'];
  expect(entities.map((entity) => here.of([entity]) - start)).toEqual([1, 1, 2, 0]);
});

it('a change that names no entity concerns all of them', async () => {
  const { db } = test.services;
  const here = createContentVersion(1);
  await db.updateTable('content_state').set({ version: 99 }).execute();
  await readContentChanges(db, here);
  expect(here.of(['slider'])).toBe(99);
});
