import { useQuery } from '@tanstack/react-query';
import { adminPaths } from 'shared-contracts/paths';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { productsQuery } from './catalogue.api.ts';
import { categoryChoices } from './names.ts';
import { ProductRows } from './product-rows.tsx';
import { useCatalogue } from './use-catalogue.ts';

const addressNames = { category: 'kategori' } as const;
const inOrder = 'Ürünler, sitede görünen sırayla.';
const orderHint = 'Sıralamak için bir kategori seçin: sıra, her kategorinin kendi içindedir.';

export function ProductSection() {
  const { search, page, filters, setSearch, setPage, setFilter } = useListQuery<'category'>(addressNames);
  const { category } = filters;
  const { mains, categories, languages } = useCatalogue();
  const query = useQuery(productsQuery({ page, ...chosenOnly({ search, category_id: category }) }));
  const isKnown = mains.isSuccess && categories.isSuccess && languages.isSuccess;
  const choices = isKnown ? categoryChoices(mains.data.items, categories.data.items, languages.data) : [];
  return (
    <CatalogueList
      section="urunler"
      help={
        category
          ? `${inOrder} Sırayı sürükleyerek ya da satırın menüsünden değiştirebilirsiniz.`
          : `${inOrder} ${orderHint}`
      }
      insert={{ to: `${adminPaths.productInsert}${category ? `?kategori=${category}` : ''}`, label: 'Yeni ürün' }}
      search={search}
      onSearch={setSearch}
      filters={
        <FilterSelect
          label="Kategori"
          wide
          all="Tüm kategoriler"
          options={choices}
          value={category}
          onChange={(value) => setFilter('category', value)}
        />
      }
      query={query}
      onPage={setPage}
      empty={{ title: 'Henüz ürün yok.', text: 'Ürün eklemek için önce bir kategori gerekir; sonra ilk ürünü yazın.' }}
    >
      {(items, meta) => (
        <ProductRows
          items={items}
          paged={{ meta, onPage: setPage }}
          choices={choices}
          languages={languages.data ?? []}
          movable={category !== '' && search === ''}
        />
      )}
    </CatalogueList>
  );
}
