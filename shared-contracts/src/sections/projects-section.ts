import { limits } from '../rules/limits.ts';
import { defineSection } from './define-section.ts';
import { sectionField as field } from './section-field.ts';

/** Newest projects. */
export const projectsSection = defineSection({
  kind: 'projects',
  version: 1,
  group: 'records',
  label: 'Projeler',
  sentence: 'En yeni projeler; kendiliğinden güncel kalır.',
  shared: { count: field.choice({ three: 'Üç proje', six: 'Altı proje' }, { label: 'Kaç proje' }) },
  texts: {
    title: field.text({ label: 'Başlık', max: limits.title.max }),
    text: field.longText({ label: 'Giriş metni', max: limits.sectionText.max }),
  },
  records: 'projects',
});
