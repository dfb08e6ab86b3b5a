import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { publicationStateLabels } from '@vitrin/shared-contracts/publication-state';
import { useLanguages } from '../../data/use-languages.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { peopleQuery } from './people.api.ts';
import { PersonRows } from './person-rows.tsx';

const schema = {
  search: searchFilter('Ekipte ara'),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: publicationStateLabels }),
  page: pageFilter,
};

export function PersonListPage() {
  const filters = useFilters(schema);
  const { search } = filters.values;
  const query = useQuery(peopleQuery(filters.params));
  const { data: languages = [] } = useLanguages();
  return (
    <ListPage
      title="Ekip"
      help="Şirketinizin insanları, ziyaretçinin gördüğü sırayla. Bir kişi ancak onayı not edilmişse yayınlanır (KVKK)."
      insert={{ to: adminPaths.personInsert, label: 'Yeni kişi', right: 'people.draft-own' }}
      publication="person"
      filters={filters}
      query={query}
      empty={{ title: 'Henüz kimse yok.', text: 'İlk kişiyi yayınladığınızda sitede “Ekip” sayfası açılır.' }}
      notFound={
        search
          ? { title: `“${search}” için kişi bulunamadı.` }
          : { title: 'Böyle bir kişi yok.', text: 'Seçtiğiniz duruma uyan kişi yok.' }
      }
    >
      {(items, paged) => (
        <PersonRows languages={languages} items={items} isFiltered={filters.hasActiveFilters} paged={paged} />
      )}
    </ListPage>
  );
}
