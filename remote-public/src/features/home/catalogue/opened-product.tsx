import type { ContentResponse } from '@vitrin/shared-contracts/page-contents';
import { usePreloadedPart } from '../../../shared/lazy-part.ts';
import { useTexts } from '../../../shared/root-data.ts';
import { productDialog } from '../lazy-dialogs.ts';
import styles from './catalogue.module.css';
import { LoadError } from './load-error.tsx';
import type { Catalogue } from './use-catalogue.ts';

export interface OpenedProductProps {
  catalogue: Catalogue;
  content: ContentResponse<'catalogue'>;
}

/** Shows the product that the address specifies: first with the data of its card, then with its details. */
export function OpenedProduct({ catalogue, content }: OpenedProductProps) {
  const texts = useTexts().catalogue;
  const { choice, list, product } = catalogue;
  const slug = choice.product;
  usePreloadedPart(productDialog);
  if (!slug) return null;
  const details = product.lastResult.key === slug ? product.lastResult.value : null;
  const summary = details ?? list.lastResult.value.products.find(({ seo_name }) => seo_name === slug);
  const failure = product.isError ? <LoadError text={texts.detailsFailed} retry={product.retry} /> : null;
  if (!summary) return <div className={styles.news}>{failure}</div>;
  return (
    <productDialog.View
      key={slug}
      summary={summary}
      details={details}
      failure={failure}
      choice={choice}
      inquiry={content.inquiry_text}
      inquiryLang={content.lang}
    />
  );
}
