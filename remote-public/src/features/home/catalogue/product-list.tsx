import type { ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import type { CatalogueChoice } from './catalogue-choice.ts';
import styles from './catalogue.module.css';
import { ProductCard } from './product-card.tsx';

/** A longer list shows this many products; the others are in a details element, which works without JavaScript. */
const SHOWN_FIRST = 6;
const MIN_PRODUCTS_TO_COLLAPSE = 10;

export interface ProductListProps {
  products: readonly ProductSummary[];
  choice: CatalogueChoice;
}

export function ProductList({ products, choice }: ProductListProps) {
  const { catalogue } = useTexts();
  const shown = products.length < MIN_PRODUCTS_TO_COLLAPSE ? products.length : SHOWN_FIRST;
  const rest = products.slice(shown);
  return (
    <>
      <Cards products={products.slice(0, shown)} choice={choice} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={shared.quietButton}>{fill(catalogue.showAll, { total: products.length })}</summary>
          <Cards products={rest} choice={choice} />
        </details>
      )}
    </>
  );
}

function Cards({ products, choice }: ProductListProps) {
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} choice={choice} />
        </li>
      ))}
    </ul>
  );
}
