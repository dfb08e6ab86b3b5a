import type { ArticleRow as Row } from '@vitrin/shared-contracts/articles';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { OrderedRows, type OrderedPages } from '../../ui/list/ordered-rows.tsx';
import { BulkBar } from '../../editing/bulk/bulk-bar.tsx';
import { MoveToCategory } from '../../editing/bulk/move-to-category.tsx';
import { useBulk } from '../../editing/bulk/use-bulk.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { useTrash } from '../../editing/use-trash.ts';
import { ArticleRow } from './article-row.tsx';
import { deleteArticle } from './articles.api.ts';

/** A category by its id. */
export interface CategoryChoice {
  value: string;
  label: string;
}

interface ArticleRowsProps {
  items: readonly Row[];
  /** A search or filter is active: only the complete list can be reordered. */
  isFiltered: boolean;
  paged: OrderedPages;
  languages: readonly LanguageInfo[];
  categories: readonly CategoryChoice[];
}

export function ArticleRows({ items, isFiltered, paged, languages, categories }: ArticleRowsProps) {
  const { moveToTrash } = useTrash();
  const mayWrite = useRight('articles.write');
  const mayDelete = useRight('articles.delete');
  const selection = useSelection(items.map(({ id }) => id));
  const bulk = useBulk({ entity: 'article', noun: 'makale', list: api.adminArticles });
  const movable = useRight('articles.order') && !isFiltered;
  const move = async (category: number) => {
    if (await bulk.set(selection.chosen, 'category_id', category)) selection.clear();
  };
  const remove = ({ id, title }: Row) =>
    moveToTrash({
      entity: 'article',
      ids: [id],
      subject: title,
      call: () => deleteArticle(id),
      changes: [api.adminArticles],
      isLinked: true,
    });
  return (
    <>
      {mayWrite ? (
        <BulkBar selection={selection} bulk={bulk} mayDelete={mayDelete}>
          {categories.length > 0 ? (
            <MoveToCategory
              choices={[...categories, { value: '0', label: 'Kategorisiz' }]}
              disabled={bulk.pending}
              onMove={(category) => void move(category)}
            />
          ) : null}
        </BulkBar>
      ) : null}
      <OrderedRows
        items={items}
        label="Makaleler"
        nameOf={({ title }) => title}
        url={api.adminArticles}
        movable={movable}
        paged={paged}
        renderRow={(article, order) => (
          <ArticleRow
            article={article}
            languages={languages}
            category={categories.find(({ value }) => value === String(article.category_id))?.label}
            order={order}
            select={mayWrite ? selection.rowOf(article.id) : undefined}
            onDelete={() => void remove(article)}
          />
        )}
      />
    </>
  );
}
