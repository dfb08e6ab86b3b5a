import { limits } from '../rules/limits.ts';
import { defineSection } from './define-section.ts';
import { sectionField as field } from './section-field.ts';

const title = field.text({ label: 'Başlık', max: limits.title.max });
const text = field.longText({ label: 'Metin', max: limits.sectionText.max });
const ownPicture = field.picture({
  label: 'Bu dile özel görsel',
  help: 'Boşsa bütün dillerin ortak görseli kullanılır.',
});

/** Slides, or a hero while no slide is active. */
export const slidesSection = defineSection({
  kind: 'slides',
  version: 1,
  group: 'start',
  label: 'Slaytlar',
  sentence: 'Slaytlar ekranındaki açık slaytlar; hiçbiri açık değilse aşağıdaki karşılama.',
  only: 'home',
  shared: { picture: field.picture({ label: 'Karşılama görseli' }) },
  texts: {
    hero_title: field.text({ label: 'Karşılama cümlesi', max: limits.title.max }),
    hero_text: field.longText({ label: 'Karşılama metni', max: limits.summary.max }),
    hero_action: field.text({
      label: 'İletişim düğmesinin yazısı',
      max: limits.title.max,
      help: 'Boş bırakılırsa hazır iletişim yazısı görünür.',
    }),
    title: field.text({
      label: 'Slaytların adı',
      max: limits.title.max,
      help: 'Sayfada görünmez; ekran okuyucular slaytların adı olarak okur.',
    }),
    own_picture: ownPicture,
  },
  records: 'slides',
});

/** Introduction of the company, with a link to the biography. */
export const introductionSection = defineSection({
  kind: 'introduction',
  version: 1,
  group: 'text',
  label: 'Tanıtım',
  sentence: 'Firmanızı tanıtan başlık ve metin, yanında görsel, altında biyografiye giden bağlantı.',
  only: 'home',
  shared: { picture: field.picture({ label: 'Tanıtım görseli' }) },
  texts: { title, text, own_picture: ownPicture },
});

/** Heading beside plain paragraphs. */
export const statementSection = defineSection({
  kind: 'statement',
  version: 1,
  group: 'text',
  label: 'Başlık ve metin',
  sentence: 'Solda başlık, sağda birkaç paragraf; kısa bir söz söylemek için.',
  only: 'home',
  shared: {},
  texts: { title, text },
});

/** The whole catalogue with its categories and its search. */
export const catalogueSection = defineSection({
  kind: 'catalogue',
  version: 1,
  group: 'records',
  label: 'Katalog',
  sentence: 'Bütün ürünler: kategoriler, arama kutusu ve ürün ayrıntıları.',
  only: 'home',
  shared: {},
  texts: { title, text },
  records: 'catalogue',
});
