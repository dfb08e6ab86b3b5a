import type { ArticleCategoryRow as Row } from '@vitrin/shared-contracts/article-categories';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths, publicPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { RecordRow } from '../../../editing/record-list/record-row.tsx';
import { copyAddress } from '../../../ui/list/copy-address.ts';
import { LanguageMarks } from '../../../ui/list/language-marks.tsx';
import type { RowOrder } from '../../../ui/list/ordered-rows.tsx';
import { RowActions } from '../../../ui/list/row-actions.tsx';
import styles from './article-categories.module.css';

interface CategoryRowProps {
  category: Row;
  languages: readonly LanguageInfo[];
  order: RowOrder;
  /** Undefined if the user may not delete. */
  onDelete: (() => void) | undefined;
}

export function CategoryRow({ category, languages, order, onDelete }: CategoryRowProps) {
  const { id, name } = category;
  const mayDraft = useRight('articles.draft-own');
  const edit = adminPaths.articleCategoryUpdate(id);
  return (
    <RecordRow
      record={id}
      name={name}
      to={mayDraft ? edit : null}
      order={order}
      detail={<Detail category={category} />}
      aside={<LanguageMarks languages={languages} present={category.languages} />}
      actions={
        mayDraft ? (
          <RowActions
            name={name}
            to={edit}
            copyTo={copyAddress(adminPaths.articleCategoryInsert, id)}
            onDelete={onDelete}
            order={order}
          />
        ) : null
      }
    />
  );
}

function Detail({ category: { id, name, seo_name, articles } }: Pick<CategoryRowProps, 'category'>) {
  return (
    <span className={styles.facts}>
      <span>{publicPaths.articleCategory(seo_name)}</span>
      {articles === 0 ? (
        <span>Makalesi yok; sitede görünmez</span>
      ) : (
        <Link
          className={styles.link}
          to={`${adminPaths.articles}?kategori=${id}`}
          aria-label={`${articles} makale, ${name}`}
        >
          {articles} makale
        </Link>
      )}
    </span>
  );
}
