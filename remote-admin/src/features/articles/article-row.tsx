import type { ArticleRow as Row } from '@vitrin/shared-contracts/articles';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { exactTime } from '@vitrin/shared-contracts/relative-time';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { copyAddress } from '../../ui/list/copy-address.ts';
import { DragHandle } from '../../ui/list/drag-handle.tsx';
import { TrashButton } from '../../ui/list/delete-buttons.tsx';
import { EditLink } from '../../ui/list/edit-link.tsx';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import { Moment } from '../../ui/list/moment.tsx';
import type { RowOrder } from '../../ui/list/ordered-rows.tsx';
import { OrderMenu, RecordMenu } from '../../ui/list/row-menu.tsx';
import { RowPicture } from '../../ui/list/row-picture.tsx';
import { RowBox, type RowSelection } from '../../ui/list/selection-box.tsx';
import styles from './articles.module.css';
import { RecordReviewMark } from '../../editing/publication/review-mark.tsx';
import { StateLabel } from '../../editing/publication/state-label.tsx';
import { useListedState } from '../../editing/publication/unpublished-context.ts';

interface ArticleRowProps {
  article: Row;
  languages: readonly LanguageInfo[];
  /** Name of the category; undefined without one. */
  category: string | undefined;
  order: RowOrder;
  select: RowSelection | undefined;
  onDelete: () => void;
}

export function ArticleRow({ article, languages, category, order, select, onDelete }: ArticleRowProps) {
  const { drag } = order;
  const { id, title, cover } = article;
  const mayDraft = useRight('articles.draft-own');
  const mayDelete = useRight('articles.delete');
  const edit = adminPaths.articleUpdate(id);
  return (
    <li ref={drag.row} className={styles.row} data-selectable={select ? true : undefined}>
      <RowBox name={title} select={select} />
      <DragHandle drag={drag} name={title} movable={order.movable} />
      <div className={styles.cover}>
        <RowPicture picture={cover} width={72} height={48} />
      </div>
      <div className={styles.text}>
        {mayDraft ? (
          <Link className={styles.title} to={edit}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        <ArticleState article={article} category={category} />
      </div>
      <LanguageMarks languages={languages} present={article.languages} />
      <Moment iso={article.updated_at} className={styles.date} />
      <div className={styles.actions}>
        {mayDraft ? <EditLink to={edit} name={title} /> : null}
        {mayDelete ? <TrashButton name={title} onClick={onDelete} /> : null}
        {mayDraft ? (
          <RecordMenu name={title} copyTo={copyAddress(adminPaths.articleInsert, id)} order={order} />
        ) : (
          <OrderMenu name={title} order={order} />
        )}
      </div>
    </li>
  );
}

/** Shows whether visitors can see the article, since when, and its category. */
function ArticleState({
  article: { id, active, published_at },
  category,
}: Pick<ArticleRowProps, 'article' | 'category'>) {
  const state = useListedState({ key: String(id), active, visibleFrom: published_at });
  return (
    <span className={styles.state}>
      <StateLabel state={state} />
      <RecordReviewMark record={id} />
      <span className={styles.published}>{exactTime(new Date(published_at))}</span>
      {category === undefined ? null : <span className={styles.category}>{category}</span>}
    </span>
  );
}
