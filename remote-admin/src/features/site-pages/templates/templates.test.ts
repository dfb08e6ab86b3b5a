import { checkSections } from '@vitrin/shared-contracts/sections/check-sections';
import type { SectionFields } from '@vitrin/shared-contracts/sections/define-section';
import { isEmptySection } from '@vitrin/shared-contracts/sections/empty-section';
import { sectionDefinition } from '@vitrin/shared-contracts/sections/section-kinds';
import type { SectionValues } from '../sections/section-edits.ts';
import { withTemplate } from './apply-template.ts';
import { pageTemplates } from './templates.ts';

const blank: SectionValues = { sections: [], translations: { tr: { texts: {} }, en: { texts: {} } } };

test.each(pageTemplates)('$label is valid, and none of its sections is empty', (template) => {
  const { sections, translations } = withTemplate(blank, template, 'tr');
  const texts = translations['tr']?.texts ?? {};

  expect(sections.map(({ kind }) => kind)).toEqual(template.sections.map(({ kind }) => kind));
  expect(checkSections({ sections, texts: { tr: texts } })).toEqual({});
  expect(sections.filter((section) => isEmptySection(section, texts))).toEqual([]);
  expect(translations['en']).toEqual({ texts: {} });
});

test.each(pageTemplates)('$label fills only declared fields', ({ sections }) => {
  for (const { kind, values = {}, texts, items = [] } of sections) {
    const definition = sectionDefinition(kind);
    expect(undeclared(definition?.shared, values)).toEqual([]);
    expect(undeclared(definition?.texts, texts)).toEqual([]);
    expect(items.flatMap((item) => undeclared(definition?.items?.texts, item))).toEqual([]);
  }
});

function undeclared(fields: SectionFields = {}, values: object): string[] {
  return Object.keys(values).filter((name) => !Object.hasOwn(fields, name));
}
