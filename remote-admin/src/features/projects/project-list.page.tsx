import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { publicationStateLabels } from '@vitrin/shared-contracts/publication-state';
import { provinceChoices } from '../../data/province-choices.ts';
import { useIdleQuery } from '../../data/use-idle-query.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { ProjectRows } from './project-rows.tsx';
import { projectsQuery, projectYearsQuery } from './projects.api.ts';

const schema = {
  search: searchFilter('Projelerde ara'),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: publicationStateLabels }),
  province: choiceFilter('il', {
    label: 'İl',
    all: 'Tüm iller',
    options: provinceChoices,
  }),
  year: choiceFilter('yil', { label: 'Yıl', all: 'Tüm yıllar' }),
  page: pageFilter,
};

export function ProjectListPage() {
  const filters = useFilters(schema);
  const { search } = filters.values;
  const query = useQuery(projectsQuery(filters.params));
  const { data: languages = [] } = useLanguages();
  const years = useIdleQuery(projectYearsQuery()) ?? [];
  return (
    <ListPage
      title="Projeler"
      help="Tamamladığınız işler, ziyaretçinin gördüğü sırayla. Sırayı sürükleyerek ya da satırın menüsünden değiştirebilirsiniz."
      insert={{ to: adminPaths.projectInsert, label: 'Yeni proje', right: 'projects.draft-own' }}
      publication="project"
      filters={filters}
      options={{ year: years.map(({ year }) => ({ value: String(year), label: String(year) })) }}
      query={query}
      empty={{ title: 'Henüz proje yok.', text: 'İlk projeyi yayınladığınızda sitede “Projeler” sayfası açılır.' }}
      notFound={
        search
          ? { title: `“${search}” için proje bulunamadı.` }
          : { title: 'Böyle bir proje yok.', text: 'Seçtiğiniz süzgeçlere uyan proje yok.' }
      }
    >
      {(items, paged) => (
        <ProjectRows languages={languages} items={items} isFiltered={filters.hasActiveFilters} paged={paged} />
      )}
    </ListPage>
  );
}
