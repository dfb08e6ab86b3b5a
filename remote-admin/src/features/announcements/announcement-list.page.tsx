import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useLanguages } from '../../data/use-languages.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { AnnouncementRows } from './announcement-rows.tsx';
import { announcementsQuery } from './announcements.api.ts';

const schema = { search: searchFilter('Duyurularda ara') };

/** The list has no pages: there are few notices, and they share one order. */
export function AnnouncementListPage() {
  const filters = useFilters(schema);
  const query = useQuery(announcementsQuery(filters.params));
  const { data: languages = [] } = useLanguages();
  return (
    <ListPage
      title="Duyurular"
      help="Sitenin üstünde bir şerit ya da altında bir kart olarak duran kısa duyurular: tatil, taziye, değişen saatler. Zamanı gelince görünür, süresi dolunca kendiliğinden kalkar."
      publication="announcement"
      insert={{ to: adminPaths.announcementInsert, label: 'Yeni duyuru', right: 'announcements.draft-own' }}
      filters={filters}
      query={query}
      empty={{ title: 'Henüz duyuru yok.', text: 'İlk duyuruyu yayınladığınızda sitede görünür.' }}
      notFound={{ title: `“${filters.values.search}” için duyuru bulunamadı.` }}
    >
      {(items) => <AnnouncementRows items={items} languages={languages} isFiltered={filters.hasActiveFilters} />}
    </ListPage>
  );
}
