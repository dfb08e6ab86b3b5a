import { useQuery } from '@tanstack/react-query';
import { supportStatusLabels } from 'shared-contracts/support';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { SupportRow } from './support-row.tsx';
import { SupportTabs } from './support-tabs.tsx';
import { deskQuery } from './support.api.ts';

const addressNames = { status: 'durum' } as const;

/** Everybody's requests, for those who answer; what waits and presses most stands first. */
export function SupportDeskPage() {
  const { search, page, filters, setSearch, setPage, setFilter } = useListQuery<'status'>(addressNames);
  const query = useQuery(deskQuery({ page, ...chosenOnly({ search, ...filters }) }));
  const isNarrowed = search !== '' || filters.status !== '';
  return (
    <ListPage
      title="Gelen destek talepleri"
      help="Çalışanların yardım istediği konular. Açık ve önemli olanlar, aralarında da en çok bekleyen önde durur."
      toolbar={
        <>
          <SupportTabs current="desk" />
          <SearchBox label="Gelen taleplerde ara" value={search} onSearch={setSearch} />
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
        isNarrowed ? (
          <EmptyList title="Böyle bir talep bulunamadı." text="Aramayı kısaltmayı ya da durumu değiştirmeyi deneyin." />
        ) : (
          <EmptyList
            title="Henüz destek talebi gelmedi."
            text="Bir çalışan yardım istediğinde talebi burada görünür."
          />
        )
      }
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
