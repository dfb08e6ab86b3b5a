import { useLoaderData } from '@vitrin/shared-contracts/router';
import links from '../../shared/category-links/category-links.module.css';
import { PageHeader } from '../../shared/page-header.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { CategoryLinks } from './category-navigation.tsx';
import { categoryTrail } from './category-trail.ts';
import type { CategoryData } from './category.loader.ts';
import { ProductCards } from './product-cards.tsx';
import styles from './product-list.module.css';
import { categoryPath } from './product-paths.ts';

/** Renders a category with its description, its subcategories and its products. */
export function CategoryPageView() {
  const list = useLoaderData<CategoryData>();
  const { products: texts } = useTexts();
  const { category } = list;
  const { name, seo_name, seo_description, subcategories, lang } = category;
  return (
    <>
      <PageHeader
        title={name}
        text={seo_description ?? ''}
        crumbs={categoryTrail(category, texts.title)}
        lang={lang}
        contents={list.products.map((product) => product.lang)}
      />
      <section className={styles.category} aria-label={name}>
        <h2 className={shared.hidden}>{texts.title}</h2>
        {subcategories.length > 0 && (
          <nav className={links.links} aria-label={texts.categories}>
            <CategoryLinks categories={subcategories} />
          </nav>
        )}
        <ProductCards list={list} pathOf={(page) => categoryPath(seo_name, page)} />
      </section>
    </>
  );
}
