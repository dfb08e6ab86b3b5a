import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { supportStatusLabels } from 'shared-contracts/support';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { DeliveryNotice } from './delivery-notice.tsx';
import { SupportRow } from './support-row.tsx';
import { SupportTabs } from './support-tabs.tsx';
import { requestsQuery } from './support.api.ts';

const addressNames = { status: 'durum' } as const;

/** The own requests for help. */
export function SupportListPage() {
  const { search, page, filters, setSearch, setPage, setFilter } = useListQuery<'status'>(addressNames);
  const query = useQuery(requestsQuery({ page, ...chosenOnly({ search, ...filters }) }));
  const insert = (
    <Button component={Link} to={adminPaths.supportInsert} leftSection={<IconPlus size={18} aria-hidden />}>
      Yeni talep
    </Button>
  );
  return (
    <ListPage
      title="Destek Talep Et"
      help="Yardım istediğiniz konular ve aldığınız yanıtlar. Taleplerinizi yalnızca siz ve yanıtlayanlar görür."
      action={insert}
      toolbar={
        <>
          <SupportTabs current="own" />
          <DeliveryNotice />
          <SearchBox label="Taleplerimde ara" value={search} onSearch={setSearch} />
          <FilterSelect
            label="Durum"
            all="Tüm durumlar"
            options={supportStatusLabels}
            value={filters.status}
            onChange={(value) => setFilter('status', value)}
          />
        </>
      }
      query={query}
      onPage={setPage}
      empty={
        search || filters.status ? (
          <EmptyList title="Böyle bir talep bulunamadı." text="Aramayı kısaltmayı ya da durumu değiştirmeyi deneyin." />
        ) : (
          <EmptyList
            title="Henüz destek talebiniz yok."
            text="Panelde takıldığınız bir yer olduğunda yazın; talebinizin durumu burada görünür."
            action={insert}
          />
        )
      }
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
