import { useEffect, useMemo, useState } from 'react';
import type { Product } from '@vitrin/shared-contracts/catalogue';
import { useLocation } from '@vitrin/shared-contracts/router';
import { useRootData } from '../../../shared/root-data.ts';
import { catalogueId, choiceOf, type CatalogueChoice } from './catalogue-choice.ts';
import type { CatalogueData } from './catalogue.loader.ts';
import { listKey, readProduct, readProducts, type ProductList } from './read-products.ts';
import { useQuery, type QueryState } from './use-query.ts';

export interface Catalogue {
  choice: CatalogueChoice;
  list: QueryState<ProductList>;
  product: QueryState<Product | null>;
  types: TypeFilter;
}

export interface TypeFilter {
  /** Types in the unfiltered list. */
  all: readonly string[];
  /** Empty for all types. */
  chosen: string;
  choose: (type: string) => void;
}

/** Returns the catalogue for the address and the chosen type, starting with the data of the route loader. */
export function useCatalogue(data: CatalogueData): Catalogue {
  const { search } = useLocation();
  const choice = useMemo(() => choiceOf(new URLSearchParams(search)), [search]);
  useEffect(removeFragment, []);
  const [filter, setFilter] = useState({ of: '', type: '' });
  const whole = listKey({ ...choice, type: '' });
  const type = filter.of === whole ? filter.type : '';
  const wanted = { ...choice, type };
  const list = useQuery(listKey(wanted), data.list, (read) => readProducts(read, wanted));
  const product = useQuery(choice.product, data.product, (read) => readProduct(read, choice.product));
  const all = useProductTypes(list, whole);
  return { choice, list, product, types: { all, chosen: type, choose: (type) => setFilter({ of: whole, type }) } };
}

/** Removes the fragment that the document was loaded with; browsers would jump to it on every Back navigation. */
function removeFragment(): void {
  const { hash, pathname, search } = window.location;
  if (hash === `#${catalogueId}`) window.history.replaceState(window.history.state, '', pathname + search);
}

/** Returns the types in the unfiltered list, so that all remain selectable after one was chosen. */
function useProductTypes({ lastResult }: QueryState<ProductList>, whole: string): readonly string[] {
  const { language } = useRootData();
  const [unfiltered, setUnfiltered] = useState(lastResult);
  if (lastResult.key === whole && lastResult !== unfiltered) setUnfiltered(lastResult);
  return useMemo(() => {
    if (unfiltered.key !== whole) return [];
    const types = new Set(unfiltered.value.products.flatMap((product) => product.transporter_types));
    return [...types].toSorted(new Intl.Collator(language).compare);
  }, [unfiltered, whole, language]);
}
