import { useEffect, useMemo, useState } from 'react';
import type { Product } from 'shared-contracts/catalogue';
import { useLocation } from 'shared-contracts/router';
import { useRootData } from '../../../shared/root-data.ts';
import { catalogueId, choiceOf, type CatalogueChoice } from './catalogue-choice.ts';
import type { CatalogueData } from './catalogue.loader.ts';
import { listKey, readProduct, readProducts, type ProductList } from './read-products.ts';
import { useReading, type Reading } from './use-reading.ts';

export interface Catalogue {
  choice: CatalogueChoice;
  list: Reading<ProductList>;
  product: Reading<Product | null>;
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
  useEffect(dropFragment, []);
  const [filter, setFilter] = useState({ of: '', type: '' });
  const whole = listKey({ ...choice, type: '' });
  const type = filter.of === whole ? filter.type : '';
  const wanted = { ...choice, type };
  const list = useReading(listKey(wanted), data.list, (read) => readProducts(read, wanted));
  const product = useReading(choice.product, data.product, (read) => readProduct(read, choice.product));
  const all = useTypes(list, whole);
  return { choice, list, product, types: { all, chosen: type, choose: (type) => setFilter({ of: whole, type }) } };
}

/** A document comes with it; in a page that is alive browsers would jump to it on every way back. */
function dropFragment(): void {
  const { hash, pathname, search } = window.location;
  if (hash === `#${catalogueId}`) window.history.replaceState(window.history.state, '', pathname + search);
}

/** Filtering does not take away what can be filtered by. */
function useTypes({ known }: Reading<ProductList>, whole: string): readonly string[] {
  const { language } = useRootData();
  const [unfiltered, setUnfiltered] = useState(known);
  if (known.key === whole && known !== unfiltered) setUnfiltered(known);
  return useMemo(() => {
    if (unfiltered.key !== whole) return [];
    const types = new Set(unfiltered.value.products.flatMap((product) => product.transporter_types));
    return [...types].toSorted(new Intl.Collator(language).compare);
  }, [unfiltered, whole, language]);
}
