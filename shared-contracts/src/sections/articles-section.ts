import { limits } from '../rules/limits.ts';
import { defineSection } from './define-section.ts';
import { sectionField as field } from './section-field.ts';

/** Latest articles, of all categories or of one. */
export const articlesSection = defineSection({
  kind: 'articles',
  version: 1,
  group: 'records',
  label: 'Son makaleler',
  sentence: 'En yeni makaleler, isterseniz yalnız bir kategoriden; kendiliğinden güncel kalır.',
  shared: {
    category: field.records({
      label: 'Yalnız bu kategorinin makaleleri',
      of: 'article-category',
      maxItems: 1,
      help: 'Boşsa en yeni makaleler görünür.',
    }),
  },
  texts: {
    title: field.text({ label: 'Başlık', max: limits.title.max }),
    text: field.longText({ label: 'Giriş metni', max: limits.sectionText.max }),
  },
  records: 'articles',
});
