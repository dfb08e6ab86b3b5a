import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useQuery } from '@tanstack/react-query';
import {
  auditActionLabels,
  auditEntityLabels,
  type AuditPerson,
  auditResultLabels,
  type AuditRow,
} from 'shared-contracts/audit';
import { api } from 'shared-contracts/paths';
import { object } from 'yup';
import { getFile } from '../../shared/http.ts';
import { DayRange } from '../../shared/list/day-range.tsx';
import { choiceFilter, dayFilters, pageFilter, searchFilter } from '../../shared/list/filters.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { useFilters } from '../../shared/list/use-filters.ts';
import { listQuery, readQuery } from '../../shared/query.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useFeedback } from '../../shared/use-feedback.ts';
import { AuditRowView } from './audit-row.tsx';

const schema = object({
  search: searchFilter('Kayıtlarda ara'),
  person: choiceFilter('kisi', { label: 'Kişi', all: 'Herkes' }),
  operation: choiceFilter('islem', { label: 'İşlem', all: 'Tüm işlemler', options: auditActionLabels }),
  entity: choiceFilter('konu', { label: 'Konu', all: 'Tüm konular', options: auditEntityLabels }),
  result: choiceFilter('sonuc', { label: 'Sonuç', all: 'Tüm sonuçlar', options: auditResultLabels }),
  ...dayFilters,
  page: pageFilter,
});

export function AuditPage() {
  const filters = useFilters(schema);
  const query = useQuery(listQuery<AuditRow>(api.adminAudit, filters.params));
  const { data: people = [] } = useQuery(readQuery<AuditPerson[]>(api.adminAuditPeople));
  return (
    <ListPage
      title="Kayıtlar"
      help="Panelde kimin, ne zaman, ne yaptığı. Kayıtlar değiştirilemez; saklama süreleri dolmadan silinemez."
      action={<AuditExport chosen={filters.narrowing} />}
      filters={filters}
      options={{ person: people.map(({ id, name }) => ({ value: String(id), label: name })) }}
      after={
        <>
          <DayRange filters={filters} />
          {filters.isNarrowed ? (
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

/** Takes away what the filters leave, all pages of it. */
function AuditExport({ chosen }: { chosen: Readonly<Record<string, string>> }) {
  const { pending, run } = useFeedback();
  const download = async () => {
    const answer = await run(() => getFile(api.adminAuditExport, chosen), { success: 'Kayıtlar indirildi.' });
    if (answer?.success && answer.data) saveFile(answer.data, 'kayitlar.csv');
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={pending}
      onClick={() => void download()}
    >
      CSV olarak indir
    </Button>
  );
}
