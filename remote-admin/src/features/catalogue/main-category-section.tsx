import type { MainCategoryRecord } from 'shared-contracts/catalogue';
import { adminPaths, api } from 'shared-contracts/paths';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRead } from '../../shared/use-read.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { CategoryRows } from './category-rows.tsx';

const addressNames = { section: 'bolum' } as const;

export function MainCategorySection() {
  const { search, setSearch } = useListQuery<'section'>(addressNames);
  const { reading, reread } = useRead<MainCategoryRecord[]>(api.adminMainCategories, chosenOnly({ search }));
  const languages = useLanguages().reading;
  return (
    <CatalogueList
      section="ana-kategoriler"
      help="Kataloğun en üst bölümleri, sitede görünen sırayla. Her ürün kategorisi bunlardan birinin altındadır."
      insert={{ to: adminPaths.mainCategoryInsert, label: 'Yeni ana kategori' }}
      search={search}
      onSearch={setSearch}
      reading={reading}
      onRetry={() => void reread()}
      empty={{ title: 'Henüz ana kategori yok.', text: 'Katalog ana kategorilerle başlar: ilkini ekleyin.' }}
    >
      {(items) => (
        <CategoryRows
          level="main-category"
          items={items}
          label="Ana kategoriler"
          languages={languages.state === 'ready' ? languages.data : []}
          movable={search === ''}
          onChanged={() => void reread()}
        />
      )}
    </CatalogueList>
  );
}
