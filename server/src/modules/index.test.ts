import { readdirSync } from 'node:fs';
import { modules } from './index.ts';

test('every folder is a module that the list names', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(modules.map(({ name }) => name).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});
