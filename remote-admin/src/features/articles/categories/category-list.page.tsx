import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useLanguages } from '../../../data/use-languages.ts';
import { ListPage } from '../../../editing/record-list/list-page.tsx';
import { searchFilter } from '../../../ui/list/filters.ts';
import { useFilters } from '../../../ui/list/use-filters.ts';
import { ArticleTabs } from '../article-tabs.tsx';
import { categoriesQuery } from './article-categories.api.ts';
import { CategoryRows } from './category-rows.tsx';

const schema = { search: searchFilter('Kategorilerde ara') };

/** The list has no pages: there are few categories, and they share one order. */
export function CategoryListPage() {
  const filters = useFilters(schema);
  const query = useQuery(categoriesQuery(filters.params));
  const { data: languages = [] } = useLanguages();
  return (
    <ListPage
      title="Makale kategorileri"
      help="Ziyaretçi makaleleri bunlara göre süzer. Bir kategori, yayında makalesi olduğu sürece sitede görünür."
      before={<ArticleTabs current="kategoriler" />}
      publication="article-category"
      insert={{ to: adminPaths.articleCategoryInsert, label: 'Yeni kategori', right: 'articles.draft-own' }}
      filters={filters}
      query={query}
      empty={{
        title: 'Henüz makale kategorisi yok.',
        text: 'İlk kategoriyi ekleyin, sonra makalelerin formunda ya da listesinde seçin.',
      }}
      notFound={{ title: `“${filters.values.search}” için kategori bulunamadı.` }}
    >
      {(items) => <CategoryRows items={items} languages={languages} isFiltered={filters.hasActiveFilters} />}
    </ListPage>
  );
}
