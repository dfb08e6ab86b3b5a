import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { adminPaths, api } from 'shared-contracts/paths';
import { dataRequestFilterLabels, type DataRequestRow as Row } from 'shared-contracts/privacy';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { listQuery } from '../../shared/query.ts';
import { DataRequestRow } from './data-request-row.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';

const addressNames = { state: 'durum' } as const;

/** What people have asked about their data, the most urgent first. */
export function DataRequestListPage() {
  const { search, page, filters, setSearch, setPage, setFilter } = useListQuery<'state'>(addressNames);
  const query = useQuery(listQuery<Row>(api.adminDataRequests, { page, ...chosenOnly({ search, ...filters }) }));
  const insert = useRight('privacy.write') ? (
    <Button component={Link} to={adminPaths.privacyRequestInsert} leftSection={<IconPlus size={18} aria-hidden />}>
      Yeni başvuru
    </Button>
  ) : null;
  const isNarrowed = search !== '' || filters.state !== '';
  return (
    <ListPage
      title="KVKK"
      help="Kişilerin kendi verileriyle ilgili başvuruları. Her biri alındığı günden başlayarak 30 gün içinde yanıtlanır."
      action={insert}
      toolbar={
        <>
          <PrivacyTabs current="requests" />
          <SearchBox label="Başvurularda ara" value={search} onSearch={setSearch} />
          <FilterSelect
            label="Durum"
            all="Tüm durumlar"
            options={dataRequestFilterLabels}
            value={filters.state}
            onChange={(value) => setFilter('state', value)}
          />
        </>
      }
      query={query}
      onPage={setPage}
      empty={
        isNarrowed ? (
          <EmptyList
            title="Böyle bir başvuru bulunamadı."
            text="Aramayı kısaltmayı ya da durumu değiştirmeyi deneyin."
          />
        ) : (
          <EmptyList
            title="Henüz başvuru yok."
            text="Birisi verilerini öğrenmek, düzeltmek ya da sildirmek istediğinde buraya ekleyin; 30 günlük süre sayılmaya başlar."
            action={insert}
          />
        )
      }
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
