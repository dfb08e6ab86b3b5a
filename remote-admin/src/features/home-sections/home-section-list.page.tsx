import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { HomeSectionRows } from './home-section-rows.tsx';
import { sectionsQuery } from './home-sections.api.ts';

const schema = { search: searchFilter('Bölümlerde ara') };

/** The list has no pages: there are few sections, and they share one order. */
export function HomeSectionListPage() {
  const filters = useFilters(schema);
  const query = useQuery(sectionsQuery(filters.params));
  const { data: languages = [] } = useLanguages();
  return (
    <ListPage
      title="Bölümler"
      help="Anasayfa artık tek formda düzenleniyor: Anasayfa ekranı. Bu liste, önceki sürümde başlanmış taslaklar için duruyor; kaydedilen her şey anasayfaya da işlenir."
      publication="home-section"
      insert={{ to: adminPaths.homeSectionInsert, label: 'Yeni bölüm', right: 'home-sections.draft-own' }}
      filters={filters}
      query={query}
      empty={{
        title: 'Henüz bölüm yok.',
        text: 'Bölüm yokken anasayfada şirketin adı ile iletişim düğmesi görünür. İlk bölüm olarak Slider’ı ekleyin.',
      }}
      notFound={{ title: `“${filters.values.search}” için bölüm bulunamadı.` }}
    >
      {(sections) => <HomeSectionRows languages={languages} sections={sections} searching={filters.hasActiveFilters} />}
    </ListPage>
  );
}
