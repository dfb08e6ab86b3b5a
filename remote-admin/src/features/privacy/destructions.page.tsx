import { useQuery } from '@tanstack/react-query';
import { destructionKindLabels, destructionReasonLabels } from '@vitrin/shared-contracts/privacy';
import { choiceFilter, pageFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { DestructionRow } from './destruction-row.tsx';
import { DestructionStatus } from './destruction-status.tsx';
import { destructionsQuery } from './destruction.api.ts';
import { NoLegalAdvice } from '../../ui/no-legal-advice.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';

const schema = {
  kind: choiceFilter('tur', { label: 'Tür', all: 'Tüm türler', options: destructionKindLabels }),
  reason: choiceFilter('neden', { label: 'Neden', all: 'Tüm nedenler', options: destructionReasonLabels }),
  page: pageFilter,
};

/** Records of destroyed data: when, why and by whom, but never its content. */
export function DestructionsPage() {
  const filters = useFilters(schema);
  const query = useQuery(destructionsQuery(filters.params));
  return (
    <ListPage
      title="KVKK"
      help="Yok edilen kişisel verilerin kaydı. Ne kadar verinin ne zaman ve neden silindiğini gösterir; verilerin içeriği kaydedilmez."
      before={
        <>
          <PrivacyTabs current="destructions" />
          <DestructionStatus />
        </>
      }
      filters={filters}
      note={<NoLegalAdvice />}
      query={query}
      empty={{
        title: 'Henüz hiçbir şey yok edilmedi.',
        text: 'Kişisel veriler süresi dolduğunda ya da silindiğinde kaydı burada görünür.',
      }}
      notFound={{ title: 'Böyle bir imha kaydı yok.', text: 'Türü ya da nedeni değiştirmeyi deneyin.' }}
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
