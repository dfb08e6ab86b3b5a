import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '@vitrin/shared-contracts/content-check';
import { documentOf } from '../content/rich-text/markdown-document.ts';

const fields = { title: ['name'], description: ['seo_description'], document: 'document' } as const;
const tr = { abbr: 'tr', lang: 'Türkçe', is_default: true } as const;

/** Returns what the check before publishing finds about the headings of a text. */
function headingFindings(file: string): string[] {
  const [, , text = ''] = readFileSync(file, 'utf8').split(/^---$/m, 3);
  const translations = { tr: { name: 'Ad', document: documentOf(text) } };
  return checkContent({ languages: [tr], fields, hasSearchResult: false, translations, pictures: [] })
    .filter(({ rule }) => rule.startsWith('heading-'))
    .map((finding) => `${file}: ${finding.text}`);
}

it('no text of the demo content skips a level of headings', () => {
  const files = globSync(join(import.meta.dirname, '**/*.md'));
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap(headingFindings)).toEqual([]);
});
