import { checkContent } from '@vitrin/shared-contracts/content-check';
import type { TranslationValues } from '@vitrin/shared-contracts/content-fields';
import { listActiveLanguages } from '../../content/active-languages.ts';
import type { ContentKind, ContentSource } from '../../content/content-kind.ts';
import { countWithoutAlt } from '../media/pictures-without-alt.service.ts';
import type { AccessibilityIssues } from './issues-text.ts';

const fields = { title: ['name'], description: ['seo_description'], document: 'document' } as const;

/** Runs the rules of 'Denetle' about accessibility over the published texts of all kinds. */
export async function findAccessibilityIssues(source: ContentSource): Promise<AccessibilityIssues> {
  const found = { pictures: await countWithoutAlt(source.db), headings: 0 };
  const languages = await listActiveLanguages(source.db);
  const written = [...source.kinds.values()].filter((kind) => kind.fields.translated['document']?.kind === 'richText');
  for (const translations of await translationsOf(source, written)) {
    const content = { languages, fields, hasSearchResult: false, translations, pictures: [] };
    for (const { rule } of checkContent(content)) {
      if (rule === 'picture-text') found.pictures += 1;
      if (rule.startsWith('heading-')) found.headings += 1;
    }
  }
  return found;
}

async function translationsOf(source: ContentSource, kinds: readonly ContentKind[]) {
  const all: Record<string, TranslationValues | null | undefined>[] = [];
  for (const kind of kinds)
    for (const record of await kind.records(source.db)) {
      const stored = await kind.read(source, record);
      if (stored) all.push(stored.values.translations ?? {});
    }
  return all;
}
