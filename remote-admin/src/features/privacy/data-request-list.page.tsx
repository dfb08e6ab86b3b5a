import { useQuery } from '@tanstack/react-query';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { dataRequestFilterLabels, type DataRequestRow as Row } from '@vitrin/shared-contracts/privacy';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { listQuery } from '../../data/query.ts';
import { DataRequestRow } from './data-request-row.tsx';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';

const schema = {
  search: searchFilter('Başvurularda ara'),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: dataRequestFilterLabels }),
  page: pageFilter,
};

/** Requests of data subjects, most urgent first. */
export function DataRequestListPage() {
  const filters = useFilters(schema);
  const query = useQuery(listQuery<Row>(api.adminDataRequests, filters.params));
  return (
    <ListPage
      title="KVKK"
      help="Kişilerin kendi verileriyle ilgili başvuruları. Her biri alındığı günden başlayarak 30 gün içinde yanıtlanır."
      insert={{ to: adminPaths.privacyRequestInsert, label: 'Yeni başvuru', right: 'privacy.write' }}
      before={<PrivacyTabs current="requests" />}
      filters={filters}
      note={<NoLegalAdvice />}
      query={query}
      empty={{
        title: 'Henüz başvuru yok.',
        text: 'Birisi verilerini öğrenmek, düzeltmek ya da sildirmek istediğinde buraya ekleyin; 30 günlük süre sayılmaya başlar.',
      }}
      notFound={{
        title: 'Böyle bir başvuru bulunamadı.',
        text: 'Aramayı kısaltmayı ya da durumu değiştirmeyi deneyin.',
      }}
    >
      {(requests) => (
        <ul aria-label="KVKK başvuruları">
          {requests.map((request) => (
            <DataRequestRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
