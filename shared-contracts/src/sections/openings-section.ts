import { limits } from '../rules/limits.ts';
import { defineSection } from './define-section.ts';
import { sectionField as field } from './section-field.ts';

/** Job openings that take applications. */
export const openingsSection = defineSection({
  kind: 'openings',
  version: 1,
  group: 'records',
  label: 'İş ilanları',
  sentence: 'Başvuruya açık iş ilanları; süresi dolan kendiliğinden kalkar.',
  shared: {},
  texts: {
    title: field.text({ label: 'Başlık', max: limits.title.max }),
    text: field.longText({ label: 'Giriş metni', max: limits.sectionText.max }),
  },
  records: 'openings',
});
