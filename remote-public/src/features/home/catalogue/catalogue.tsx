import { useId } from 'react';
import { useTexts } from '../../../shared/root-data.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import page from '../home.module.css';
import { SectionHeader } from '../section-header.tsx';
import type { SectionProps } from '../section-props.ts';
import { catalogueId } from './catalogue-choice.ts';
import type { CatalogueData } from './catalogue.loader.ts';
import styles from './catalogue.module.css';
import { CategoryChoice } from './category-choice.tsx';
import { ListStatus } from './list-status.tsx';
import { OpenedProduct } from './opened-product.tsx';
import { ProductList } from './product-list.tsx';
import { ProductSearch } from './product-search.tsx';
import { type Catalogue, type TypeFilter, useCatalogue } from './use-catalogue.ts';
import { useCatalogueTitle } from './use-catalogue-title.ts';

/** Renders categories, search and details in a section of the home page: the catalogue has no page of its own. */
export function CatalogueSection({ section, data, isFirstOfKind }: SectionProps) {
  const { catalogue } = data;
  if (!catalogue || isEmptyCatalogue(catalogue)) return null;
  return <FilledCatalogue section={section} data={catalogue} id={isFirstOfKind ? catalogueId : undefined} />;
}

/**
 * Checks whether the catalogue has no product to show; a category or a search that the visitor has chosen shows a
 * message instead.
 */
function isEmptyCatalogue({ list: { value } }: CatalogueData): boolean {
  return value.products.length === 0 && !value.search && !value.category;
}

interface FilledProps extends Pick<SectionProps, 'section'> {
  data: CatalogueData;
  id: string | undefined;
}

function FilledCatalogue({ section, data, id }: FilledProps) {
  const texts = useTexts().catalogue;
  const catalogue = useCatalogue(data);
  const { choice, list } = catalogue;
  const titleId = `bolum-${section.id}`;
  return (
    <section className={`${page.open} ${styles.catalogue}`} id={id} aria-labelledby={titleId}>
      <div className={page.head}>
        <SectionHeader section={section} defaultTitle={texts.title} id={titleId} />
        <ProductSearch search={choice.search} />
      </div>
      <CategoryChoice
        categories={data.categories}
        chosen={choice.category}
        isAll={!choice.category && !choice.search}
      />
      <div aria-busy={list.isPending}>
        <TypeChoice {...catalogue.types} />
        <ListStatus list={list} content={data.content} isFilteredByType={catalogue.types.chosen !== ''} />
        <ProductList key={list.lastResult.key} products={list.lastResult.value.products} />
      </div>
      {id && <CatalogueTitle catalogue={catalogue} />}
      {id && <OpenedProduct catalogue={catalogue} content={data.content} />}
    </section>
  );
}

/** Sets the title of the document; of several catalogue sections only the first one does. */
function CatalogueTitle({ catalogue }: { catalogue: Catalogue }) {
  useCatalogueTitle(catalogue);
  return null;
}

/** Filters the list by product type, if there is more than one; hidden until hydration. */
function TypeChoice({ all, chosen, choose }: TypeFilter) {
  const { catalogue } = useTexts();
  const isAlive = useHydrated();
  const nameId = useId();
  if (all.length < 2) return null;
  return (
    <div className={styles.types} data-asleep={isAlive ? undefined : ''} role="group" aria-labelledby={nameId}>
      <span id={nameId}>{catalogue.types}</span>
      {['', ...all].map((type) => (
        <button key={type} type="button" aria-pressed={type === chosen} onClick={() => choose(type)}>
          {type || catalogue.all}
        </button>
      ))}
    </div>
  );
}
