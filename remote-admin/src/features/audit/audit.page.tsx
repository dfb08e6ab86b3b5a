import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  auditActionLabels,
  auditEntityLabels,
  type AuditPerson,
  auditResultLabels,
  type AuditRow,
} from '@vitrin/shared-contracts/audit';
import { api } from '@vitrin/shared-contracts/paths';
import { DownloadButton } from '../../ui/download-button.tsx';
import { getFile } from '../../data/http.ts';
import { DayRange } from '../../ui/list/day-range.tsx';
import { choiceFilter, dayFilters, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { listQuery, readQuery } from '../../data/query.ts';
import { AuditRowView } from './audit-row.tsx';

const schema = {
  search: searchFilter('Kayıtlarda ara'),
  person: choiceFilter('kisi', { label: 'Kişi', all: 'Herkes' }),
  operation: choiceFilter('islem', { label: 'İşlem', all: 'Tüm işlemler', options: auditActionLabels }),
  entity: choiceFilter('konu', { label: 'Konu', all: 'Tüm konular', options: auditEntityLabels }),
  result: choiceFilter('sonuc', { label: 'Sonuç', all: 'Tüm sonuçlar', options: auditResultLabels }),
  ...dayFilters,
  page: pageFilter,
};

export function AuditPage() {
  const filters = useFilters(schema);
  const query = useQuery(listQuery<AuditRow>(api.adminAudit, filters.params));
  const { data: people = [] } = useQuery(readQuery<AuditPerson[]>(api.adminAuditPeople));
  return (
    <ListPage
      title="Kayıtlar"
      help="Panelde kimin, ne zaman, ne yaptığını gösterir. Kayıtlar değiştirilemez; saklama süreleri dolmadan silinemez."
      action={
        <DownloadButton
          label="CSV olarak indir"
          call={() => getFile(api.adminAuditExport, filters.activeFilters)}
          name="kayitlar.csv"
          success="Kayıtlar indirildi."
        />
      }
      filters={filters}
      options={{ person: people.map(({ id, name }) => ({ value: String(id), label: name })) }}
      after={
        <>
          <DayRange filters={filters} />
          {filters.hasActiveFilters ? (
            <Button variant="subtle" onClick={filters.clear}>
              Filtreleri temizle
            </Button>
          ) : null}
        </>
      }
      query={query}
      empty={{
        title: 'Bu filtrelerle kayıt bulunamadı.',
        text: 'Tarih aralığını genişletmeyi ya da filtreleri temizlemeyi deneyin.',
      }}
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
