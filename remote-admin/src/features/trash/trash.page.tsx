import { Button } from '@mantine/core';
import IconTrashX from '@tabler/icons-react/dist/esm/icons/IconTrashX.mjs';
import { useQuery } from '@tanstack/react-query';
import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import { api } from '@vitrin/shared-contracts/paths';
import type { TrashCounts } from '@vitrin/shared-contracts/trash';
import { choiceFilter, pageFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { emptyTrash, trashKindsQuery, trashQuery } from './trash.api.ts';
import { TrashRows } from './trash-rows.tsx';

const schema = { entity: choiceFilter('tur', { label: 'Tür', all: 'Tüm türler' }), page: pageFilter };

/** Records that were moved to the trash, of all kinds that the user may delete. */
export function TrashPage() {
  const filters = useFilters(schema);
  const { entity } = filters.values;
  const query = useQuery(trashQuery(filters.params));
  const { data: counts = {} } = useQuery(trashKindsQuery());
  return (
    <ListPage
      title="Çöp kutusu"
      help="Çöpe taşınan kayıtlar ve silinen taslaklar 30 gün burada durur, sonra kalıcı olarak silinir."
      action={<EmptyButton entity={entity} count={query.data?.meta?.total ?? 0} />}
      filters={filters}
      options={{ entity: kindOptions(counts, entity) }}
      query={query}
      empty={{
        title: 'Çöp kutusu boş.',
        text: 'Listelerde “Çöpe taşı” dediğiniz kayıtlar ve sildiğiniz taslaklar burada görünür ve geri yüklenebilir.',
      }}
      notFound={{
        title: 'Çöp kutusunda bu türden kayıt yok.',
        text: 'Bütün kayıtları görmek için “Tüm türler”i seçin.',
      }}
    >
      {(rows) => <TrashRows rows={rows} />}
    </ListPage>
  );
}

/** The chosen kind stays an option after its last record has left the trash. */
function kindOptions(counts: TrashCounts, chosen: string): Record<string, string> {
  const shown = chosen ? { [chosen]: 0, ...counts } : counts;
  const options = Object.entries(shown).map(([entity, count]) => [
    entity,
    `${auditEntityLabels[entity] ?? entity} (${count})`,
  ]);
  return Object.fromEntries(options) as Record<string, string>;
}

function EmptyButton({ entity, count }: { entity: string; count: number }) {
  const { pending, confirmAndDelete } = useConfirmedDelete();
  if (count === 0) return null;
  const kind = entity ? ` (${auditEntityLabels[entity] ?? entity})` : '';
  const deletion = { subject: `${count} kayıt${kind}`, call: () => emptyTrash(entity), changes: [api.adminTrash] };
  return (
    <Button
      variant="default"
      loading={pending}
      leftSection={<IconTrashX size={18} aria-hidden />}
      onClick={() => void confirmAndDelete(deletion)}
    >
      Çöp kutusunu boşalt
    </Button>
  );
}
