import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { Link } from '../../shared/link.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { textsLanguage, useRootData, useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { useCountText } from '../../shared/use-count-text.ts';
import { useResultFocus } from '../../shared/use-result-focus.ts';
import { CategoryNavigation } from './category-navigation.tsx';
import { ProductCards } from './product-cards.tsx';
import type { ProductListData } from './product-list.loader.ts';
import styles from './product-list.module.css';
import { productListPath } from './product-paths.ts';
import { ProductSearchForm } from './product-search.form.tsx';

export function ProductListPage() {
  const list = useLoaderData<ProductListData>();
  const root = useRootData();
  const { products: texts } = root.texts;
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        lang={textsLanguage(root)}
        contents={list.products.map(({ lang }) => lang)}
      />
      <section className={styles.section} aria-label={texts.title}>
        <div className={styles.tools}>
          <ProductSearchForm search={list.search} />
          <CategoryNavigation categories={list.all.categories} />
        </div>
        <div className={styles.results}>
          <h2 className={shared.hidden}>{texts.title}</h2>
          <SearchNote list={list} />
          <ProductCards list={list} pathOf={(page) => productListPath(list.search, page)} />
        </div>
      </section>
    </>
  );
}

/** Says how many products a search has found, or in words that it has found none, with a link to all of them. */
function SearchNote({ list: { search, total } }: { list: ProductListData }) {
  const { products: texts } = useTexts();
  const result = useResultFocus(search);
  const countText = useCountText();
  const found = () =>
    total === 0 ? fill(texts.noMatch, { search }) : countText(['products', 'found'], { search, total });
  return (
    <div className={search ? styles.note : shared.hidden}>
      <p role="status" tabIndex={-1} ref={result}>
        {search ? found() : ''}
      </p>
      {search && (
        <Link className={shared.link} to={publicPaths.products}>
          {texts.all}
        </Link>
      )}
    </div>
  );
}
