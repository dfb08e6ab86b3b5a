import type { ContentAnswer } from 'shared-contracts/page-contents';
import { fill } from 'shared-contracts/static-texts';
import { useContentLanguage } from '../../../shared/language-notice.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import { CatalogueLink } from './catalogue-link.tsx';
import styles from './catalogue.module.css';
import { FailedReading } from './failed-reading.tsx';
import type { ProductList } from './read-products.ts';
import type { Reading } from './use-reading.ts';

export interface ListNewsProps {
  list: Reading<ProductList>;
  content: ContentAnswer<'catalogue'>;
  /** The list shows one kind only. */
  isNarrowed: boolean;
}

/** Says how a choice or a search has ended. */
export function ListNews({ list, content, isNarrowed }: ListNewsProps) {
  const { catalogue } = useTexts();
  const { search, category, total } = list.known.value;
  return (
    <div className={styles.news} role="status">
      {list.hasFailed ? (
        <FailedReading text={catalogue.failed} retry={list.retry} />
      ) : (
        <>
          {total > 0 && (search || category || isNarrowed) && <p>{fill(catalogue.found, { total })}</p>}
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

function Empty({ content }: Pick<ListNewsProps, 'content'>) {
  const { catalogue } = useTexts();
  const lang = useContentLanguage(content.lang);
  return <p lang={content.empty_text ? lang : undefined}>{content.empty_text || catalogue.empty}</p>;
}
