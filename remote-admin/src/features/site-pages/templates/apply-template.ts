import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { OneSectionTexts } from '@vitrin/shared-contracts/sections/stored-sections';
import { newId, newSection, withSection, type SectionValues, type WholeSection } from '../sections/section-edits.ts';
import type { PageTemplate, TemplateSection } from './templates.ts';

/** Returns the values with the sections of a template, their texts in one language, and its title if the page has none. */
export function withTemplate<V extends SectionValues>(values: V, template: PageTemplate, lang: string): V {
  const filled = template.sections
    .flatMap((section) => sectionOf(section, lang) ?? [])
    .reduce((before, section) => withSection(before, section, before.sections.length), values);
  const translation: Readonly<Record<string, unknown>> = { ...filled.translations[lang] };
  if (template.title === '' || translation['title'] !== '') return filled;
  return {
    ...filled,
    translations: { ...filled.translations, [lang]: { ...translation, title: template.title } },
  };
}

function sectionOf({ kind, values, texts, items = [] }: TemplateSection, lang: string): WholeSection | null {
  const definition = sectionDefinition(kind);
  if (!definition) return null;
  const section = newSection(definition);
  const listed = items.map((text) => ({ item: { id: newId(), values: {} }, text }));
  const own: OneSectionTexts = definition.items
    ? { ...texts, items: Object.fromEntries(listed.map(({ item, text }) => [item.id, text])) }
    : texts;
  return {
    section: {
      ...section,
      values: { ...section.values, ...values },
      ...(definition.items ? { items: listed.map(({ item }) => item) } : {}),
    },
    texts: { [lang]: own },
  };
}
