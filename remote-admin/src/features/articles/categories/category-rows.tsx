import type { ArticleCategoryRow as Row } from '@vitrin/shared-contracts/article-categories';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { useTrash } from '../../../editing/use-trash.ts';

import { OrderedRows } from '../../../ui/list/ordered-rows.tsx';
import { deleteCategory } from './article-categories.api.ts';
import { CategoryRow } from './category-row.tsx';
import { confirmDeletion } from './confirm-deletion.ts';

interface CategoryRowsProps {
  items: readonly Row[];
  languages: readonly LanguageInfo[];
  /** A search is active: only the whole list can be reordered. */
  isFiltered: boolean;
}

export function CategoryRows({ items, languages, isFiltered }: CategoryRowsProps) {
  const { moveToTrash } = useTrash();
  const mayOrder = useRight('articles.order');
  const mayDelete = useRight('articles.delete');
  const remove = async (category: Row) => {
    if (category.articles > 0 && !(await confirmDeletion(category))) return;
    await moveToTrash({
      entity: 'article-category',
      ids: [category.id],
      subject: category.name,
      call: () => deleteCategory(category.id),
      changes: [api.adminArticleCategories, api.adminArticles],
      isLinked: true,
    });
  };
  return (
    <OrderedRows
      items={items}
      label="Makale kategorileri"
      nameOf={({ name }) => name}
      url={api.adminArticleCategories}
      movable={mayOrder && !isFiltered}
      renderRow={(category, order) => (
        <CategoryRow
          category={category}
          languages={languages}
          order={order}
          onDelete={mayDelete ? () => void remove(category) : undefined}
        />
      )}
    />
  );
}
