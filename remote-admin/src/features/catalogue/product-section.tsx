import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { publicationStateLabels } from '@vitrin/shared-contracts/publication-state';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { productsQuery } from './catalogue.api.ts';
import { categoryChoices } from './record-names.ts';
import { ProductRows } from './product-rows.tsx';
import { useCatalogue } from './use-catalogue.ts';

const schema = {
  search: searchFilter('Ürünlerde ara'),
  category_id: choiceFilter('kategori', { label: 'Kategori', all: 'Tüm kategoriler', wide: true }),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: publicationStateLabels }),
  page: pageFilter,
};

const inOrder = 'Ürünler, sitede görünen sırayla.';
const orderHint = 'Sıralamak için bir kategori seçin: sıralama, her kategorinin kendi içinde yapılır.';

export function ProductSection() {
  const filters = useFilters(schema);
  const { search, category_id: category, state } = filters.values;
  const { mainCategories, categories, languages } = useCatalogue();
  const query = useQuery(productsQuery(filters.params));
  const isKnown = mainCategories.isSuccess && categories.isSuccess && languages.isSuccess;
  const choices = isKnown ? categoryChoices(mainCategories.data.items, categories.data.items, languages.data) : [];
  return (
    <CatalogueList
      section="urunler"
      help={
        category
          ? `${inOrder} Sırayı sürükleyerek ya da satırın menüsünden değiştirebilirsiniz.`
          : `${inOrder} ${orderHint}`
      }
      publication="product"
      insert={{ to: `${adminPaths.productInsert}${category ? `?kategori=${category}` : ''}`, label: 'Yeni ürün' }}
      search={search}
      none={state ? { title: 'Böyle bir ürün yok.', text: 'Seçtiğiniz süzgeçlere uyan ürün yok.' } : undefined}
      filters={filters}
      options={{ category_id: choices }}
      query={query}
      empty={{ title: 'Henüz ürün yok.', text: 'Önce bir kategori oluşturun, sonra ilk ürünü ekleyin.' }}
    >
      {(items, paged) => (
        <ProductRows
          items={items}
          paged={paged}
          choices={choices}
          languages={languages.data ?? []}
          movable={category !== '' && search === '' && state === ''}
        />
      )}
    </CatalogueList>
  );
}
