import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { OpeningRow as Row } from '@vitrin/shared-contracts/openings';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { BulkBar } from '../../editing/bulk/bulk-bar.tsx';
import { useBulk } from '../../editing/bulk/use-bulk.ts';
import { useTrash } from '../../editing/use-trash.ts';
import { OrderedRows } from '../../ui/list/ordered-rows.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { OpeningRow } from './opening-row.tsx';
import { deleteOpening } from './openings.api.ts';

interface OpeningRowsProps {
  items: readonly Row[];
  languages: readonly LanguageInfo[];
  /** A search is active: only the whole list can be reordered. */
  isFiltered: boolean;
}

export function OpeningRows({ items, languages, isFiltered }: OpeningRowsProps) {
  const { moveToTrash } = useTrash();
  const mayWrite = useRight('openings.write');
  const mayDelete = useRight('openings.delete');
  const selection = useSelection(items.map(({ id }) => id));
  const bulk = useBulk({ entity: 'opening', noun: 'iş ilanı', list: api.adminOpenings });
  const remove = ({ id, title }: Row) =>
    moveToTrash({
      entity: 'opening',
      ids: [id],
      subject: title,
      call: () => deleteOpening(id),
      changes: [api.adminOpenings],
      isLinked: true,
    });
  return (
    <>
      {mayWrite ? <BulkBar selection={selection} bulk={bulk} mayDelete={mayDelete} /> : null}
      <OrderedRows
        items={items}
        label="İş ilanları"
        nameOf={({ title }) => title}
        url={api.adminOpenings}
        movable={mayWrite && !isFiltered}
        renderRow={(opening, order) => (
          <OpeningRow
            opening={opening}
            languages={languages}
            order={order}
            select={mayWrite ? selection.rowOf(opening.id) : undefined}
            onDelete={mayDelete ? () => void remove(opening) : undefined}
          />
        )}
      />
    </>
  );
}
