import { readFileSync } from 'node:fs';
import path from 'node:path';
import { secretNames, settingNames } from './config-schema.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../../../docs/guides/configuration.md'), 'utf8');

/** Returns the names in back quotes of a text. */
const namesIn = (text: string) => [...text.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);

test('the guide explains every setting once, and no removed one', () => {
  const firstCells = [...guide.matchAll(/^\| (`.*?) +\|/gm)].map(([, cell = '']) => cell);
  expect(firstCells.flatMap(namesIn).toSorted()).toEqual(settingNames.toSorted());
});

test('the guide lists the settings that can be read from a file', () => {
  const [, list = ''] = /named by `NAME_FILE`[^:]*:([^.]*)\./.exec(guide) ?? [];
  expect(namesIn(list).toSorted()).toEqual([...secretNames].toSorted());
});
