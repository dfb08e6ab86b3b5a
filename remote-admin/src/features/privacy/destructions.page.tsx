import { useQuery } from '@tanstack/react-query';
import { destructionKindLabels, destructionReasonLabels } from 'shared-contracts/privacy';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { DestructionRow } from './destruction-row.tsx';
import { DestructionStatus } from './destruction-status.tsx';
import { destructionsQuery } from './destruction.api.ts';
import { PrivacyTabs } from './privacy-tabs.tsx';

const addressNames = { kind: 'tur', reason: 'neden' } as const;

/** What was destroyed, when, why and by whom; never what it was. */
export function DestructionsPage() {
  const { page, filters, setPage, setFilter } = useListQuery<'kind' | 'reason'>(addressNames);
  const query = useQuery(destructionsQuery({ page, ...chosenOnly(filters) }));
  const isNarrowed = filters.kind !== '' || filters.reason !== '';
  return (
    <ListPage
      title="KVKK"
      help="Yok edilen kişisel verilerin kaydı. Ne kadarının ne zaman ve neden silindiğini söyler, içeriğini söylemez."
      toolbar={
        <>
          <PrivacyTabs current="destructions" />
          <DestructionStatus />
          <FilterSelect
            label="Tür"
            all="Tüm türler"
            options={destructionKindLabels}
            value={filters.kind}
            onChange={(value) => setFilter('kind', value)}
          />
          <FilterSelect
            label="Neden"
            all="Tüm nedenler"
            options={destructionReasonLabels}
            value={filters.reason}
            onChange={(value) => setFilter('reason', value)}
          />
        </>
      }
      query={query}
      onPage={setPage}
      empty={
        isNarrowed ? (
          <EmptyList title="Böyle bir imha kaydı yok." text="Türü ya da nedeni değiştirmeyi deneyin." />
        ) : (
          <EmptyList
            title="Henüz hiçbir şey yok edilmedi."
            text="Süresi dolan ya da silinen kişisel veriler burada iz bırakır."
          />
        )
      }
    >
      {(rows) => (
        <ol aria-label="İmha kayıtları">
          {rows.map((row) => (
            <DestructionRow key={row.id} row={row} />
          ))}
        </ol>
      )}
    </ListPage>
  );
}
