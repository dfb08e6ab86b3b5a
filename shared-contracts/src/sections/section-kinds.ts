import { limits } from '../rules/limits.ts';
import { articlesSection } from './articles-section.ts';
import {
  branchesSection,
  contactCardSection,
  contactStripSection,
  formSection,
  mapSection,
  newsletterSection,
  openingHoursSection,
} from './contact-sections.ts';
import { defineSection, type SectionDefinition } from './define-section.ts';
import { catalogueSection, introductionSection, slidesSection, statementSection } from './home-kinds.ts';
import { documentsSection } from './documents-section.ts';
import { openingsSection } from './openings-section.ts';
import { projectsSection } from './projects-section.ts';
import { certificatesSection, childrenSection, productsSection } from './record-sections.ts';
import { sectionField as field } from './section-field.ts';
import { teamSection } from './team-section.ts';

export { articlesSection, certificatesSection, childrenSection, productsSection };
export { contactCardSection, contactStripSection, formSection, mapSection, newsletterSection, openingHoursSection };

const title = field.text({ label: 'Başlık', max: limits.title.max });
const lead = field.longText({ label: 'Giriş metni', max: limits.sectionText.max });
const button = field.text({ label: 'Düğme metni', max: limits.buttonText.max });
const href = field.address({ label: 'Düğmenin adresi', help: 'Örneğin /iletisim' });
const MAX_ITEMS = 100;

/** Opening of a page. */
export const heroSection = defineSection({
  kind: 'hero',
  version: 1,
  group: 'start',
  label: 'Açılış',
  sentence: 'Sayfanın ilk bakışta söylediği şey: büyük başlık, kısa metin, düğme ve görsel.',
  shared: {
    layout: field.choice(
      { wide: 'Görsel arkada', right: 'Görsel sağda', text: 'Yalnızca metin' },
      { label: 'Yerleşim' },
    ),
    picture: field.picture({ label: 'Görsel' }),
    href,
  },
  texts: { title, text: lead, button },
});

/** Text with headings, lists and tables. */
export const textSection = defineSection({
  kind: 'text',
  version: 1,
  group: 'text',
  label: 'Metin',
  sentence: 'Başlıkları, listeleri ve tablolarıyla uzun metin.',
  shared: {},
  texts: { title, document: field.richText({ label: 'Metin' }) },
});

/** Text beside a picture. */
export const textPictureSection = defineSection({
  kind: 'text-picture',
  version: 1,
  group: 'text',
  label: 'Metin ve görsel',
  sentence: 'Bir görselin yanında anlatım; art arda kullanıldığında görsel yer değiştirebilir.',
  shared: {
    side: field.choice({ right: 'Görsel sağda', left: 'Görsel solda' }, { label: 'Yerleşim' }),
    picture: field.picture({ label: 'Görsel' }),
    href,
  },
  texts: { title, document: field.richText({ label: 'Metin' }), button },
});

/** Steps of a process. */
export const stepsSection = defineSection({
  kind: 'steps',
  version: 1,
  group: 'text',
  label: 'Adımlar',
  sentence: 'İşin nasıl ilerlediğini sırayla anlatan numaralı adımlar.',
  shared: {},
  texts: { title, text: lead },
  items: {
    noun: 'Adım',
    max: MAX_ITEMS,
    shared: {},
    texts: { title, text: field.longText({ label: 'Metin', max: limits.sectionText.max }) },
  },
});

/** Numbers with their meaning. */
export const figuresSection = defineSection({
  kind: 'figures',
  version: 1,
  group: 'trust',
  label: 'Rakamlar',
  sentence: 'Kuruluş yılı, tamamlanan proje, çalışan sayısı gibi birkaç çarpıcı rakam.',
  shared: {},
  texts: { title, text: lead },
  items: {
    noun: 'Rakam',
    max: MAX_ITEMS,
    shared: {},
    texts: {
      value: field.text({ label: 'Rakam', max: limits.keyword.max, help: 'Örneğin 1.240 ya da %98' }),
      label: field.text({ label: 'Anlamı', max: limits.title.max }),
    },
  },
});

/** Cards with a picture and a link. */
export const cardsSection = defineSection({
  kind: 'cards',
  version: 1,
  group: 'text',
  label: 'Kartlar',
  sentence: 'Hizmetler, çalışma alanları ya da üstünlükler: görselli ya da görselsiz kartlar.',
  shared: { columns: field.choice({ three: 'Üç sütun', two: 'İki sütun', four: 'Dört sütun' }, { label: 'Sütunlar' }) },
  texts: { title, text: lead },
  items: {
    noun: 'Kart',
    max: MAX_ITEMS,
    shared: {
      picture: field.picture({ label: 'Görsel', silent: true }),
      href: field.address({ label: 'Adres' }),
    },
    texts: { title, text: field.longText({ label: 'Metin', max: limits.summary.max }) },
  },
});

/** Words of a customer. */
export const quoteSection = defineSection({
  kind: 'quote',
  version: 1,
  group: 'trust',
  label: 'Alıntı',
  sentence: 'Bir müşterinin ya da kurucunun sözü.',
  shared: { picture: field.picture({ label: 'Portre', silent: { beside: 'name' } }) },
  texts: {
    quote: field.longText({ label: 'Söz', max: limits.sectionText.max }),
    name: field.text({ label: 'Kim söyledi', max: limits.title.max }),
    role: field.text({ label: 'Görevi, firması', max: limits.title.max }),
  },
});

/** Logos of customers or partners. */
export const logosSection = defineSection({
  kind: 'logos',
  version: 1,
  group: 'trust',
  label: 'Logolar',
  sentence: 'Birlikte çalıştığınız firmaların logoları.',
  shared: {},
  texts: { title },
  items: {
    noun: 'Logo',
    max: MAX_ITEMS,
    shared: {
      picture: field.picture({ label: 'Logo', required: true, silent: { beside: 'name' } }),
      href: field.address({ label: 'Adres' }),
    },
    texts: { name: field.text({ label: 'Firma', max: limits.title.max }) },
  },
});

/** Pictures that open large. */
export const gallerySection = defineSection({
  kind: 'gallery',
  version: 1,
  group: 'pictures',
  label: 'Galeri',
  sentence: 'Basıldığında büyük açılan fotoğraflar.',
  shared: { pictures: field.pictures({ label: 'Görseller', maxItems: MAX_ITEMS }) },
  texts: { title, text: lead },
});

/** Two pictures, one over the other. */
export const beforeAfterSection = defineSection({
  kind: 'before-after',
  version: 1,
  group: 'pictures',
  label: 'Öncesi ve sonrası',
  sentence: 'Aynı yerin iki hâli, aradaki çizgi kaydırılarak karşılaştırılır.',
  shared: { before: field.picture({ label: 'Öncesi' }), after: field.picture({ label: 'Sonrası' }) },
  texts: { title, text: lead },
});

/** Questions that open. */
export const questionsSection = defineSection({
  kind: 'questions',
  version: 1,
  group: 'text',
  label: 'Sorular ve yanıtlar',
  sentence: 'Sık sorulanlar; her soru basıldığında açılır.',
  shared: {},
  texts: { title, text: lead },
  items: {
    noun: 'Soru',
    max: MAX_ITEMS,
    shared: {},
    texts: {
      question: field.text({ label: 'Soru', max: limits.summary.max }),
      answer: field.longText({ label: 'Yanıt', max: limits.sectionText.max }),
    },
  },
});

/** A video of another site. */
export const videoSection = defineSection({
  kind: 'video',
  version: 1,
  group: 'pictures',
  label: 'Video',
  sentence: 'YouTube ya da Vimeo videosu; ziyaretçi basana kadar başka siteye bağlanılmaz.',
  shared: {
    video: field.video({ label: 'Video adresi', required: true }),
    picture: field.picture({ label: 'Kapak', silent: true }),
  },
  texts: { title, text: lead },
});

/** A short notice within the page. */
export const noticeSection = defineSection({
  kind: 'notice',
  version: 1,
  group: 'text',
  label: 'Duyuru kutusu',
  sentence: 'Sayfanın içinde göze çarpması gereken kısa bilgi.',
  shared: { tone: field.choice({ info: 'Bilgi', important: 'Önemli' }, { label: 'Önem' }), href },
  texts: { title, text: lead, button },
});

/** Any declaration. */
export type AnySection = SectionDefinition;

/** All kinds of sections in the order of the chooser. */
export const sectionDefinitions = [
  heroSection,
  slidesSection,
  introductionSection,
  statementSection,
  textSection,
  textPictureSection,
  cardsSection,
  stepsSection,
  questionsSection,
  noticeSection,
  gallerySection,
  beforeAfterSection,
  videoSection,
  figuresSection,
  quoteSection,
  logosSection,
  certificatesSection,
  childrenSection,
  articlesSection,
  projectsSection,
  teamSection,
  openingsSection,
  documentsSection,
  productsSection,
  catalogueSection,
  contactStripSection,
  contactCardSection,
  formSection,
  newsletterSection,
  openingHoursSection,
  mapSection,
  branchesSection,
] as const;

/** Name of a kind of section. */
export type SectionKind = (typeof sectionDefinitions)[number]['kind'];

const byKind: ReadonlyMap<string, AnySection> = new Map(
  sectionDefinitions.map((definition) => [definition.kind, definition as unknown as AnySection]),
);

/** Name of a kind that any page can have. */
export type PageSectionKind = Exclude<SectionKind, HomeSectionKind>;

/** Name of a kind that only the home page has. */
export type HomeSectionKind = 'slides' | 'introduction' | 'statement' | 'catalogue';

/** Returns the declaration of a kind; undefined for one that this version does not know. */
export function sectionDefinition(kind: string): AnySection | undefined {
  return byKind.get(kind);
}
