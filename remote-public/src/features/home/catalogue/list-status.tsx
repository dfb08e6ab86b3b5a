import type { ContentResponse } from '@vitrin/shared-contracts/page-contents';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { useContentLanguage } from '../../../shared/language-notice.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import { useCountText } from '../../../shared/use-count-text.ts';
import shared from '../../../shared/shared.module.css';
import { CatalogueLink } from './catalogue-link.tsx';
import styles from './catalogue.module.css';
import { LoadError } from './load-error.tsx';
import type { ProductList } from './read-products.ts';
import type { QueryState } from './use-query.ts';

export interface ListStatusProps {
  list: QueryState<ProductList>;
  content: ContentResponse<'catalogue'>;
  /** True when the list shows only one product type. */
  isFilteredByType: boolean;
}

/** Shows the result of a category choice or a search. */
export function ListStatus({ list, content, isFilteredByType }: ListStatusProps) {
  const { catalogue } = useTexts();
  const countText = useCountText();
  const { search, category, total } = list.lastResult.value;
  return (
    <div className={styles.news} role="status">
      {list.isError ? (
        <LoadError text={catalogue.failed} retry={list.retry} />
      ) : (
        <>
          {total > 0 && (search || category || isFilteredByType) && (
            <p>{countText(['catalogue', 'found'], { total })}</p>
          )}
          {total === 0 && (search ? <p>{fill(catalogue.noMatch, { search })}</p> : <Empty content={content} />)}
          {search && (
            <CatalogueLink className={shared.link} choice={{}}>
              {catalogue.clear}
            </CatalogueLink>
          )}
        </>
      )}
    </div>
  );
}

function Empty({ content }: Pick<ListStatusProps, 'content'>) {
  const { catalogue } = useTexts();
  const lang = useContentLanguage(content.lang);
  return <p lang={content.empty_text ? lang : undefined}>{content.empty_text || catalogue.empty}</p>;
}
