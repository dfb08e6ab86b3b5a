import { limits } from '../rules/limits.ts';
import { defineSection } from './define-section.ts';
import { sectionField as field } from './section-field.ts';

/** Projects: chosen ones, those of a service, or the newest. */
export const projectsSection = defineSection({
  kind: 'projects',
  version: 1,
  group: 'records',
  label: 'Projeler',
  sentence: 'En yeni projeler, bir hizmetin projeleri ya da seçtikleriniz.',
  shared: {
    count: field.choice({ three: 'Üç proje', six: 'Altı proje' }, { label: 'Kaç proje' }),
    service: field.records({
      label: 'Yalnız bu hizmetin projeleri',
      of: 'site-page',
      maxItems: 1,
      help: 'Hizmetin sayfasını seçin. Boşsa bütün projelerin en yenileri görünür.',
    }),
    projects: field.records({
      label: 'Seçilen projeler',
      of: 'project',
      maxItems: limits.project.chosen,
      help: 'Seçerseniz yalnız bunlar görünür, verdiğiniz sırayla.',
    }),
  },
  texts: {
    title: field.text({ label: 'Başlık', max: limits.title.max }),
    text: field.longText({ label: 'Giriş metni', max: limits.sectionText.max }),
  },
  records: 'projects',
});
