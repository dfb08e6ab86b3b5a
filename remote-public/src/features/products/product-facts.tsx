import type { ReactNode } from 'react';
import { formatAmount } from '@vitrin/shared-contracts/amount';
import type { Product } from '@vitrin/shared-contracts/catalogue';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { ProductAvailability } from '@vitrin/shared-contracts/records/catalogue-records';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { LeftToRight } from '../../shared/left-to-right.tsx';
import { Link } from '../../shared/link.tsx';
import { listText } from '../../shared/list-text.ts';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import styles from './product.module.css';

const availabilityTexts = {
  'in-stock': 'inStock',
  'made-to-order': 'madeToOrder',
  'out-of-stock': 'outOfStock',
  discontinued: 'discontinued',
} as const satisfies Readonly<Record<ProductAvailability, keyof StaticTexts['products']>>;

interface ProductFactsProps {
  product: Product;
  /** `lang` attribute of the texts of the product; undefined if it is the language of the surrounding site texts. */
  lang: string | undefined;
}

/** Renders code, category, types, price and availability; what is not known is left out. */
export function ProductFacts({ product, lang }: ProductFactsProps) {
  const root = useRootData();
  const { products: texts } = root.texts;
  const { code, category, transporter_types: types, price, availability } = product;
  const facts: { label: string; value: ReactNode; lang?: string | undefined }[] = [
    { label: texts.price, value: price && formatAmount(price.amount, price.currency, textsLanguage(root)) },
    { label: texts.availability, value: availability && texts[availabilityTexts[availability]] },
    { label: texts.code, value: <LeftToRight>{code}</LeftToRight> },
    {
      label: texts.category,
      value: <Link to={publicPaths.category(category.seo_name)}>{category.name}</Link>,
      lang,
    },
    { label: texts.types, value: listText(types, product.lang), lang },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => Boolean(value))
        .map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd lang={fact.lang}>{fact.value}</dd>
          </div>
        ))}
    </dl>
  );
}
