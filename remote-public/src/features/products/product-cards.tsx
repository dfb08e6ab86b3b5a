import { Pagination } from '../../shared/pagination/pagination.tsx';
import { ProductCard } from '../../shared/product-card.tsx';
import { useTexts } from '../../shared/root-data.ts';
import styles from './product-list.module.css';
import type { ProductPageData } from './read-product-page.ts';

interface ProductCardsProps {
  list: ProductPageData;
  /** Returns the address of a page of the list. */
  pathOf: (page: number) => string;
}

/** Renders one page of products with links to the others. */
export function ProductCards({ list: { products, page, pages }, pathOf }: ProductCardsProps) {
  const { products: texts } = useTexts();
  return (
    <>
      <div className={styles.cards}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
      <Pagination page={page} pages={pages} label={texts.pages} pathOf={pathOf} />
    </>
  );
}
