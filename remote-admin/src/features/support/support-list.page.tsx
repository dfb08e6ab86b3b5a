import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { supportStatusLabels } from '@vitrin/shared-contracts/support';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { DeliveryNotice } from './delivery-notice.tsx';
import { SupportRow } from './support-row.tsx';
import { SupportTabs } from './support-tabs.tsx';
import { requestsQuery } from './support.api.ts';

const schema = {
  search: searchFilter('Taleplerimde ara'),
  status: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: supportStatusLabels }),
  page: pageFilter,
};

/** Support requests of the current user. */
export function SupportListPage() {
  const filters = useFilters(schema);
  const query = useQuery(requestsQuery(filters.params));
  return (
    <ListPage
      title="Destek Talep Et"
      help="Yardım istediğiniz konular ve aldığınız yanıtlar. Taleplerinizi yalnızca siz ve yanıtlayanlar görür."
      insert={{ to: adminPaths.supportInsert, label: 'Yeni talep' }}
      before={
        <>
          <SupportTabs current="own" />
          <DeliveryNotice />
        </>
      }
      filters={filters}
      query={query}
      empty={{
        title: 'Henüz destek talebiniz yok.',
        text: 'Panelde takıldığınız bir yer olduğunda yazın; talebinizin durumu burada görünür.',
      }}
      notFound={{
        title: 'Böyle bir talep bulunamadı.',
        text: 'Aramayı kısaltmayı ya da durumu değiştirmeyi deneyin.',
      }}
    >
      {(requests) => (
        <ul aria-label="Destek talepleri">
          {requests.map((request) => (
            <SupportRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
