import { limits } from '../rules/limits.ts';
import { invalid } from '../texts/invalid.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';
import { documentField, nameField, searchFields, slugField } from './page-fields.ts';

const categoryTexts = { name: nameField('Ad'), seo_name: slugField, ...searchFields };

/** A main category of the catalogue. */
export const mainCategoryDefinition = defineRecord({
  entity: 'main-category',
  noun: 'ana kategori',
  rights: { read: 'catalogue.read', write: 'catalogue.write' },
  shared: {},
  translated: categoryTexts,
});

/** A category of the catalogue. */
export const categoryDefinition = defineRecord({
  entity: 'category',
  noun: 'kategori',
  rights: { read: 'catalogue.read', write: 'catalogue.write' },
  shared: { main_category_id: field.relation({ label: 'Ana kategori', of: 'main-category', required: true }) },
  translated: categoryTexts,
});

/** ISO codes of the currencies of prices. */
export const productCurrencies = ['TRY', 'EUR', 'USD', 'GBP'] as const;
/** Currency of a price. */
export type ProductCurrency = (typeof productCurrencies)[number];

/** Whether a product can be had. */
export const productAvailabilities = ['in-stock', 'made-to-order', 'out-of-stock', 'discontinued'] as const;
/** Whether a product can be had; see `productAvailabilities`. */
export type ProductAvailability = (typeof productAvailabilities)[number];

/** A product of the catalogue. */
export const productDefinition = defineRecord({
  entity: 'product',
  noun: 'ürün',
  rights: { read: 'catalogue.read', write: 'catalogue.write' },
  shared: {
    active: field.flag({ label: 'Yayında' }),
    category_id: field.relation({ label: 'Kategori', of: 'category', required: true }),
    code: field.code({ label: 'Ürün kodu', required: true, length: limits.productCode }),
    media: field.pictures({ label: 'Görseller', maxItems: limits.productPictures, shownAs: 'media' }),
    price: field.amount({ label: 'Fiyat' }),
    currency: field.choice(productCurrencies, { label: 'Para birimi', initial: 'TRY' }),
    availability: field.choice(productAvailabilities, { label: 'Bulunabilirlik', isNullable: true }),
    documents: field.files({ label: 'Belgeler', maxItems: limits.product.documents, shownAs: 'documents' }),
  },
  translated: {
    name: nameField('Ad'),
    seo_name: slugField,
    summary: field.longText({ label: 'Özet', length: limits.summary }),
    transporter_types: field.labels({
      label: 'Türler',
      length: limits.transporterType,
      maxItems: limits.transporterTypes,
      // The search parameter separates several types by commas.
      pattern: { matches: /^[^,]*$/, message: invalid.comma },
    }),
    specs: field.pairs({ label: 'Teknik özellikler', length: limits.product.spec, maxItems: limits.product.specs }),
    document: documentField,
    ...searchFields,
  },
});
