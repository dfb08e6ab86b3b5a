import { useQuery } from '@tanstack/react-query';
import { supportStatusLabels } from '@vitrin/shared-contracts/support';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { SupportRow } from './support-row.tsx';
import { SupportTabs } from './support-tabs.tsx';
import { queueQuery } from './support.api.ts';

const schema = {
  search: searchFilter('Gelen taleplerde ara'),
  status: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: supportStatusLabels }),
  page: pageFilter,
};

/** Requests of all staff members, for users who may answer them; open and important ones first. */
export function SupportQueuePage() {
  const filters = useFilters(schema);
  const query = useQuery(queueQuery(filters.params));
  return (
    <ListPage
      title="Gelen destek talepleri"
      help="Çalışanların yardım istediği konular. Önce açık ve önemli talepler, aralarında da en uzun süredir bekleyenler listelenir."
      before={<SupportTabs current="desk" />}
      filters={filters}
      query={query}
      empty={{
        title: 'Henüz destek talebi gelmedi.',
        text: 'Bir çalışan yardım istediğinde talebi burada görünür.',
      }}
      notFound={{
        title: 'Böyle bir talep bulunamadı.',
        text: 'Aramayı kısaltmayı ya da durumu değiştirmeyi deneyin.',
      }}
    >
      {(requests) => (
        <ul aria-label="Gelen destek talepleri">
          {requests.map((request) => (
            <SupportRow key={request.id} request={request} author={request.author} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
