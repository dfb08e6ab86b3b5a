import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import type { PersonRow as Row } from '@vitrin/shared-contracts/people';
import { useRight } from '@vitrin/shared-contracts/state';
import { BulkBar } from '../../editing/bulk/bulk-bar.tsx';
import { useBulk } from '../../editing/bulk/use-bulk.ts';
import { useTrash } from '../../editing/use-trash.ts';
import { OrderedRows, type OrderedPages } from '../../ui/list/ordered-rows.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { deletePerson } from './people.api.ts';
import { PersonRow } from './person-row.tsx';

interface PersonRowsProps {
  items: readonly Row[];
  /** A search or filter is active: only the complete list can be reordered. */
  isFiltered: boolean;
  paged: OrderedPages;
  languages: readonly LanguageInfo[];
}

export function PersonRows({ items, isFiltered, paged, languages }: PersonRowsProps) {
  const { moveToTrash } = useTrash();
  const mayWrite = useRight('people.write');
  const mayDelete = useRight('people.delete');
  const selection = useSelection(items.map(({ id }) => id));
  const bulk = useBulk({ entity: 'person', noun: 'kişi', list: api.adminPeople });
  const remove = (person: Row) =>
    moveToTrash({
      entity: 'person',
      ids: [person.id],
      subject: subjectOf(person),
      call: () => deletePerson(person.id),
      changes: [api.adminPeople],
      isLinked: true,
    });
  return (
    <>
      {mayWrite ? <BulkBar selection={selection} bulk={bulk} mayDelete={mayDelete} /> : null}
      <OrderedRows
        items={items}
        label="Ekip"
        nameOf={({ name }) => name}
        url={api.adminPeople}
        movable={mayWrite && !isFiltered}
        paged={paged}
        renderRow={(person, order) => (
          <PersonRow
            person={person}
            languages={languages}
            order={order}
            select={mayWrite ? selection.rowOf(person.id) : undefined}
            onDelete={mayDelete ? () => void remove(person) : undefined}
          />
        )}
      />
    </>
  );
}

/** The articles of a deleted person stay, without the name. */
function subjectOf({ name, articles }: Row): string {
  return articles === 0 ? name : `${name}\nYazarı olduğu ${articles} makale yayında kalır; adı orada görünmez.`;
}
