import { limits } from '../rules/limits.ts';
import { defineSection } from './define-section.ts';
import { sectionField as field } from './section-field.ts';

/** Latest articles. */
export const articlesSection = defineSection({
  kind: 'articles',
  version: 1,
  group: 'records',
  label: 'Son makaleler',
  sentence: 'En yeni makaleler; kendiliğinden güncel kalır.',
  shared: {},
  texts: {
    title: field.text({ label: 'Başlık', max: limits.title.max }),
    text: field.longText({ label: 'Giriş metni', max: limits.sectionText.max }),
  },
  records: 'articles',
});
