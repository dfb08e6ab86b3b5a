import { limits } from '../rules/limits.ts';
import { defineSection } from './define-section.ts';
import { sectionField as field } from './section-field.ts';

/** People of the company: all of them, or some. */
export const teamSection = defineSection({
  kind: 'team',
  version: 1,
  group: 'records',
  label: 'Ekip',
  sentence: 'Ekibin tamamı ya da seçtikleriniz, portreleriyle.',
  shared: {
    people: field.records({
      label: 'Kişiler',
      of: 'person',
      maxItems: limits.person.chosen,
      help: 'Kimseyi seçmezseniz ekibin tamamı görünür; seçerseniz verdiğiniz sırayla.',
    }),
  },
  texts: {
    title: field.text({ label: 'Başlık', max: limits.title.max }),
    text: field.longText({ label: 'Giriş metni', max: limits.sectionText.max }),
  },
  records: 'people',
});
