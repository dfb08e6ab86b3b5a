import type { ProductRow as Row } from 'shared-contracts/catalogue';
import { adminPaths, api } from 'shared-contracts/paths';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { useRead } from '../../shared/use-read.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { categoryChoices } from './names.ts';
import { ProductRows } from './product-rows.tsx';
import { useCatalogue } from './use-catalogue.ts';

const addressNames = { category: 'kategori' } as const;
const inOrder = 'Ürünler, sitede görünen sırayla.';
const orderHint = 'Sıralamak için bir kategori seçin: sıra, her kategorinin kendi içindedir.';

export function ProductSection() {
  const { search, page, filters, setSearch, setPage, setFilter } = useListQuery<'category'>(addressNames);
  const { category } = filters;
  const { reading, reread } = useRead<Row[]>(api.adminProducts, {
    page,
    ...chosenOnly({ search, category_id: category }),
  });
  const { mains, categories, languages } = useCatalogue();
  const isKnown = mains.state === 'ready' && categories.state === 'ready' && languages.state === 'ready';
  const choices = isKnown ? categoryChoices(mains.data, categories.data, languages.data) : [];
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
      reading={reading}
      onRetry={() => void reread()}
      onPage={setPage}
      empty={{ title: 'Henüz ürün yok.', text: 'Ürün eklemek için önce bir kategori gerekir; sonra ilk ürünü yazın.' }}
    >
      {(items, meta) => (
        <ProductRows
          items={items}
          paged={{ meta, onPage: setPage }}
          choices={choices}
          languages={languages.state === 'ready' ? languages.data : []}
          movable={category !== '' && search === ''}
          onChanged={() => void reread()}
        />
      )}
    </CatalogueList>
  );
}
