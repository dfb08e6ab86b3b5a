import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useLanguages } from '../../data/use-languages.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { OpeningRows } from './opening-rows.tsx';
import { openingsQuery } from './openings.api.ts';

const schema = { search: searchFilter('İş ilanlarında ara') };

/** The list has no pages: there are few openings, and they share one order. */
export function OpeningListPage() {
  const filters = useFilters(schema);
  const query = useQuery(openingsQuery(filters.params));
  const { data: languages = [] } = useLanguages();
  return (
    <ListPage
      title="İş ilanları"
      help="Ziyaretçinin gördüğü sırayla. Son başvuru günü dolan ilan o günün sonunda kendiliğinden kapanır; başvurular “İnsan kaynakları” kutusuna ilanın adıyla düşer."
      publication="opening"
      insert={{ to: adminPaths.openingInsert, label: 'Yeni iş ilanı', right: 'openings.draft-own' }}
      filters={filters}
      query={query}
      empty={{ title: 'Henüz iş ilanı yok.', text: 'İlk ilanı yayınladığınızda sitede “Kariyer” sayfası açılır.' }}
      notFound={{ title: `“${filters.values.search}” için iş ilanı bulunamadı.` }}
    >
      {(items) => <OpeningRows items={items} languages={languages} isFiltered={filters.hasActiveFilters} />}
    </ListPage>
  );
}
