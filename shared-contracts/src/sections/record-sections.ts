import { limits } from '../rules/limits.ts';
import { defineSection } from './define-section.ts';
import { sectionField as field } from './section-field.ts';

const title = field.text({ label: 'Başlık', max: limits.title.max });
const lead = field.longText({ label: 'Giriş metni', max: limits.sectionText.max });

/** The pages below the page, or below another one. */
export const childrenSection = defineSection({
  kind: 'children',
  version: 1,
  group: 'records',
  label: 'Alt sayfalar',
  sentence: 'Bu sayfanın altındaki sayfalar, kapak görselleri ve özetleriyle; kendiliğinden güncel kalır.',
  shared: {},
  only: 'site-page',
  texts: { title, text: lead },
  records: 'children',
});

/** Products of the catalogue: chosen ones, those of a category, or the first ones. */
export const productsSection = defineSection({
  kind: 'products',
  version: 1,
  group: 'records',
  label: 'Ürünler',
  sentence: 'Kataloğun ürünleri, bir kategorininkiler ya da seçtikleriniz.',
  shared: {
    category: field.records({
      label: 'Yalnız bu kategorinin ürünleri',
      of: 'category',
      maxItems: 1,
      help: 'Boşsa kataloğun ilk ürünleri görünür.',
    }),
    products: field.records({
      label: 'Seçilen ürünler',
      of: 'product',
      maxItems: limits.product.chosen,
      help: 'Seçerseniz yalnız bunlar görünür, verdiğiniz sırayla.',
    }),
  },
  texts: { title, text: lead },
  records: 'products',
});

/** Certificates. */
export const certificatesSection = defineSection({
  kind: 'certificates',
  version: 1,
  group: 'trust',
  label: 'Sertifikalar',
  sentence: 'Yüklediğiniz sertifikalar; basıldığında büyük açılır.',
  shared: {},
  texts: { title, text: lead },
  records: 'certificates',
});
