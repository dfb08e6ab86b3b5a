import type { StoredRelease } from '../releases/serving/registry.ts';
import { chunkScripts, pageChunks } from './page-chunks.ts';

test('the chunks of a page are those of its routes and of the parts that it shows, each once', () => {
  const html = '<section><dialog open="" data-part="lightbox"></dialog></section><p data-part="lightbox">a</p>';
  expect(pageChunks({ routes: ['root', 'home'], html })).toEqual(['root', 'home', 'lightbox']);
});

test('text that only looks like the attribute names no chunk', () => {
  const html = '<p>data-part=&quot;lightbox&quot;</p><p data-part="../x">a</p>';
  expect(pageChunks({ routes: ['home'], html })).toEqual(['home']);
});

test('a route without a script of its own has none', () => {
  const release = { descriptor: { files: { 'home.js': {}, 'home.css': {} } } } as unknown as StoredRelease;
  expect(chunkScripts(release, ['root', 'home', 'lightbox'])).toEqual(['home.js']);
});
