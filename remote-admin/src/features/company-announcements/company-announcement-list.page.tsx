import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { CompanyAnnouncementRow } from './company-announcement-row.tsx';
import { companyAnnouncementsQuery } from './company-announcements.api.ts';

const schema = { search: searchFilter('İlanlarda ara') };

/** The list has no pages: a company makes a few announcements in a year. */
export function CompanyAnnouncementListPage() {
  const filters = useFilters(schema);
  const query = useQuery(companyAnnouncementsQuery(filters.params));
  return (
    <ListPage
      title="Yasal ilanlar"
      help="Bilgi toplumu hizmetleri sayfasında yayınlanma tarihiyle durur. Yayınlanan ilan değiştirilemez ve silinemez; yanlışı bir düzeltme ilanı düzeltir."
      insert={{ to: adminPaths.companyAnnouncementInsert, label: 'Yeni ilan', right: 'contracts.write' }}
      filters={filters}
      query={query}
      note={<NoLegalAdvice />}
      empty={{
        title: 'Henüz ilan yok.',
        text: 'Genel kurul çağrısı, birleşme ya da sermaye azaltımı gibi ilanları buradan yayınlarsınız.',
      }}
      notFound={{ title: `“${filters.values.search}” için ilan bulunamadı.` }}
    >
      {(rows) => (
        <ul aria-label="Yasal ilanlar">
          {rows.map((row) => (
            <CompanyAnnouncementRow key={row.id} row={row} rows={rows} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
