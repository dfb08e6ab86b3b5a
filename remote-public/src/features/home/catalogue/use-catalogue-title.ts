import { useEffect } from 'react';
import { useBranding } from '@vitrin/shared-contracts/state';
import { useRootData } from '../../../shared/root-data.ts';
import { catalogueTitle } from './catalogue.head.ts';
import type { Catalogue } from './use-catalogue.ts';

/**
 * Keeps the title of the document that of the view: a choice in the catalogue loads no page, whose title the shell would
 * set. A product has the name on its card until its details arrive.
 */
export function useCatalogueTitle({ choice, list, product }: Catalogue): void {
  const { meta, texts } = useRootData();
  const { companyName } = useBranding();
  const { products, category } = list.lastResult.value;
  const opened = product.lastResult.key === choice.product ? product.lastResult.value : null;
  const view = {
    product: opened ?? products.find(({ seo_name }) => seo_name === choice.product) ?? null,
    category: category?.seo_name === choice.category ? category : null,
    search: choice.search,
  };
  const title = catalogueTitle(view, { companyName, catalogueName: texts.catalogue.title });
  const shown = title ?? (meta.home.title || companyName);
  useEffect(() => {
    document.title = shown;
  }, [shown]);
}
