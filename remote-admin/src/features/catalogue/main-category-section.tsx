import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { mainCategoriesQuery } from './catalogue.api.ts';
import { CategoryRows } from './category-rows.tsx';

const schema = { search: searchFilter('Ana kategorilerde ara') };

export function MainCategorySection() {
  const filters = useFilters(schema);
  const { search } = filters.values;
  const { data: languages = [] } = useLanguages();
  const query = useQuery(mainCategoriesQuery(filters.params));
  return (
    <CatalogueList
      section="ana-kategoriler"
      help="Kataloğun en üst bölümleri, sitede görünen sırayla. Her ürün kategorisi bunlardan birinin altındadır."
      publication="main-category"
      insert={{ to: adminPaths.mainCategoryInsert, label: 'Yeni ana kategori' }}
      search={search}
      filters={filters}
      query={query}
      empty={{ title: 'Henüz ana kategori yok.', text: 'Katalog ana kategorilerle başlar: ilkini ekleyin.' }}
    >
      {(items) => (
        <CategoryRows
          level="main-category"
          items={items}
          label="Ana kategoriler"
          languages={languages}
          movable={search === ''}
        />
      )}
    </CatalogueList>
  );
}
