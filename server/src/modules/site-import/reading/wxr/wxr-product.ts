import type { Fact, ProductFacts } from '../source-item.ts';
import { phpFields, phpText, readPhpValue } from './php-values.ts';
import type { WxrItem } from './wxr-item.ts';

const availabilities: Readonly<Record<string, NonNullable<ProductFacts['availability']>>> = {
  instock: 'in-stock',
  onbackorder: 'made-to-order',
  outofstock: 'out-of-stock',
};

/** Reads what WooCommerce stores of a product besides its texts. */
export function productFactsOf({ meta, terms, notes }: WxrItem): ProductFacts {
  const text = (key: string) => (meta.get(key) ?? '').trim();
  const sale = text('_sale_price');
  if (sale !== '')
    notes.push({ what: `indirimli fiyat ${sale}`, reason: 'bu sitede indirimli fiyat yok; olağan fiyat geldi' });
  const stock = text('_stock_status');
  return {
    code: text('_sku'),
    price: text('_regular_price') || text('_price'),
    availability: Object.hasOwn(availabilities, stock) ? (availabilities[stock] ?? null) : null,
    gallery: text('_product_image_gallery')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    facts: [...attributeFacts(text('_product_attributes'), terms), ...measureFacts(text)],
  };
}

/** An attribute has its values in itself, or as terms of a taxonomy of its own. */
function attributeFacts(serialized: string, terms: WxrItem['terms']): Fact[] {
  const attributes = Object.values(phpFields(readPhpValue(serialized))).map(phpFields);
  return attributes.flatMap((attribute) => {
    const name = phpText(attribute['name']);
    const isTaxonomy = Number(attribute['is_taxonomy']) === 1;
    const values = isTaxonomy
      ? terms.filter(({ taxonomy }) => taxonomy === name).map((term) => term.name)
      : phpText(attribute['value']).split('|');
    const value = values
      .map((each) => each.trim())
      .filter(Boolean)
      .join(', ');
    const label = isTaxonomy ? name.replace(/^pa_/, '').replaceAll('-', ' ') : name;
    return label === '' || value === '' ? [] : [{ label: capitalized(label), value }];
  });
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}

function measureFacts(text: (key: string) => string): Fact[] {
  const sizes = ['_length', '_width', '_height'].map(text);
  return [
    ...(text('_weight') === '' ? [] : [{ label: 'Ağırlık', value: `${text('_weight')} kg` }]),
    ...(sizes.every(Boolean) ? [{ label: 'Ölçüler', value: `${sizes.join(' × ')} cm` }] : []),
  ];
}
