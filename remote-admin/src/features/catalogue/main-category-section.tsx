import { useQuery } from '@tanstack/react-query';
import { adminPaths } from 'shared-contracts/paths';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { mainCategoriesQuery } from './catalogue.api.ts';
import { CategoryRows } from './category-rows.tsx';

const addressNames = { section: 'bolum' } as const;

export function MainCategorySection() {
  const { search, setSearch } = useListQuery<'section'>(addressNames);
  const { data: languages = [] } = useLanguages();
  const query = useQuery(mainCategoriesQuery(chosenOnly({ search })));
  return (
    <CatalogueList
      section="ana-kategoriler"
      help="Kataloğun en üst bölümleri, sitede görünen sırayla. Her ürün kategorisi bunlardan birinin altındadır."
      insert={{ to: adminPaths.mainCategoryInsert, label: 'Yeni ana kategori' }}
      search={search}
      onSearch={setSearch}
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
