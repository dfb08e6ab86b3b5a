import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-contracts/paths';
import type { AuditFilter, AuditRow } from 'shared-contracts/audit';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { listQuery } from '../../shared/query.ts';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRowView } from './audit-row.tsx';
import { addressNames } from './audit-words.ts';

export function AuditPage() {
  const query = useListQuery<Exclude<AuditFilter, 'search'>>(addressNames);
  const chosen = chosenOnly({ search: query.search, ...query.filters });
  const log = useQuery(listQuery<AuditRow>(api.adminAudit, { page: query.page, ...chosen }));
  return (
    <ListPage
      title="Kayıtlar"
      help="Panelde kimin, ne zaman, ne yaptığı. Kayıtlar değiştirilemez; saklama süreleri dolmadan silinemez."
      action={<AuditExport chosen={chosen} />}
      toolbar={<AuditFilters query={query} />}
      query={log}
      onPage={query.setPage}
      empty={
        <EmptyList
          title="Bu filtrelerle kayıt bulunamadı."
          text="Tarih aralığını genişletmeyi ya da filtreleri temizlemeyi deneyin."
        />
      }
    >
      {(rows) => (
        <ol aria-label="Kayıtlar">
          {rows.map((row) => (
            <AuditRowView key={row.id} row={row} />
          ))}
        </ol>
      )}
    </ListPage>
  );
}
