import type { ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { ProductCard } from '../../../shared/product-card.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import styles from './catalogue.module.css';
import { productLinkId } from './open-product.ts';

/** A longer list shows this many products; the others are in a details element, which works without JavaScript. */
const SHOWN_FIRST = 6;
const MIN_PRODUCTS_TO_COLLAPSE = 10;

export interface ProductListProps {
  products: readonly ProductSummary[];
}

export function ProductList({ products }: ProductListProps) {
  const { catalogue } = useTexts();
  const shown = products.length < MIN_PRODUCTS_TO_COLLAPSE ? products.length : SHOWN_FIRST;
  const rest = products.slice(shown);
  return (
    <>
      <Cards products={products.slice(0, shown)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={shared.quietButton}>{fill(catalogue.showAll, { total: products.length })}</summary>
          <Cards products={rest} />
        </details>
      )}
    </>
  );
}

function Cards({ products }: ProductListProps) {
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} linkId={productLinkId(product.seo_name)} />
        </li>
      ))}
    </ul>
  );
}
