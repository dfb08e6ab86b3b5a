import type { ArticleRow as Row } from 'shared-contracts/articles';
import { api } from 'shared-contracts/paths';
import { useRight } from 'shared-contracts/state';
import { OrderedRows, type OrderedPages } from '../../shared/list/ordered-rows.tsx';
import { useConfirmedDelete } from '../../shared/use-confirmed-delete.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { ArticleRow } from './article-row.tsx';
import { deleteArticle } from './articles.api.ts';

interface ArticleRowsProps {
  items: readonly Row[];
  /** Only the whole list stands in an order. */
  narrowed: boolean;
  paged: OrderedPages;
  onChanged: () => void;
}

export function ArticleRows({ items, narrowed, paged, onChanged }: ArticleRowsProps) {
  const { confirmAndDelete } = useConfirmedDelete();
  const languages = useLanguages().reading;
  const movable = useRight('articles.order') && !narrowed;
  const remove = async ({ id, title }: Row) => {
    if (await confirmAndDelete({ subject: title, call: () => deleteArticle(id) })) onChanged();
  };
  return (
    <OrderedRows
      items={items}
      label="Makaleler"
      nameOf={({ title }) => title}
      url={api.adminArticles}
      movable={movable}
      paged={paged}
      onKept={onChanged}
      renderRow={(article, order) => (
        <ArticleRow
          article={article}
          languages={languages.state === 'ready' ? languages.data : []}
          order={order}
          onDelete={() => void remove(article)}
        />
      )}
    />
  );
}
