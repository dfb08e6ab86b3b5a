import { readdirSync } from 'node:fs';
import { attentionRights } from '@vitrin/shared-contracts/statistics';
import { languageContentKinds } from '@vitrin/shared-contracts/languages';
import { moduleDescriptions } from '../describe-modules.ts';
import { modules } from './index.ts';

test('every folder is a module in the list', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(modules.map(({ name }) => name).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test('every attention item of the dashboard is counted by a module', () => {
  expect(Object.keys(moduleDescriptions.attention).toSorted()).toEqual(Object.keys(attentionRights).toSorted());
});

test('each kind of text that is deleted with a language is stored by one module, and the static texts by the languages themselves', () => {
  const kinds = moduleDescriptions.content.texts.map(({ kind }) => kind);
  expect([...kinds, 'static-texts'].toSorted()).toEqual([...languageContentKinds].toSorted());
});
