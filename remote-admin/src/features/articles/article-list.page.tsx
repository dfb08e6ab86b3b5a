import { useQuery } from '@tanstack/react-query';
import { articleGapLabels } from 'shared-contracts/articles';
import { adminPaths } from 'shared-contracts/paths';
import { choiceFilter, pageFilter, searchFilter } from '../../shared/list/filters.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useFilters } from '../../shared/list/use-filters.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { ArticleRows } from './article-rows.tsx';
import { articlesQuery } from './articles.api.ts';

const schema = {
  search: searchFilter('Makalelerde ara'),
  missing: choiceFilter('eksik', { label: 'Eksikler', all: 'Tüm makaleler', options: articleGapLabels }),
  page: pageFilter,
};

export function ArticleListPage() {
  const filters = useFilters(schema);
  const { search } = filters.values;
  const query = useQuery(articlesQuery(filters.params));
  const { data: languages = [] } = useLanguages();
  return (
    <ListPage
      title="Makale"
      help="Sitedeki makaleler, ziyaretçinin gördüğü sırayla. Sırayı sürükleyerek ya da satırın menüsünden değiştirebilirsiniz."
      insert={{ to: adminPaths.articleInsert, label: 'Yeni makale', right: 'articles.write' }}
      publication="article"
      filters={filters}
      query={query}
      empty={{ title: 'Henüz makale yok.', text: 'İlk makaleyi yazdığınızda burada görünür.' }}
      notFound={
        search
          ? { title: `“${search}” için makale bulunamadı.` }
          : { title: 'Böyle bir makale yok.', text: 'Seçtiğiniz eksiği olan makale yok.' }
      }
    >
      {(items, paged) => (
        <ArticleRows languages={languages} items={items} isFiltered={filters.hasActiveFilters} paged={paged} />
      )}
    </ListPage>
  );
}
