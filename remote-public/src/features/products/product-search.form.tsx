import { publicPaths } from '@vitrin/shared-contracts/paths';
import { ListSearchForm } from '../../shared/list-search-form.tsx';
import { useTexts } from '../../shared/root-data.ts';
import { productListPath } from './product-paths.ts';

/** Renders the search over all products. */
export function ProductSearchForm({ search }: { search: string }) {
  const { products } = useTexts();
  return (
    <ListSearchForm
      path={publicPaths.products}
      resultsOf={(typed) => productListPath(typed.trim())}
      search={search}
      label={products.search}
      action={products.searchAction}
    />
  );
}
