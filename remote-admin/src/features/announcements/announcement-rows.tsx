import type { AnnouncementRow as Row } from '@vitrin/shared-contracts/announcements';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { BulkBar } from '../../editing/bulk/bulk-bar.tsx';
import { useBulk } from '../../editing/bulk/use-bulk.ts';
import { useTrash } from '../../editing/use-trash.ts';
import { OrderedRows } from '../../ui/list/ordered-rows.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { AnnouncementRow } from './announcement-row.tsx';
import { deleteAnnouncement } from './announcements.api.ts';

interface AnnouncementRowsProps {
  items: readonly Row[];
  languages: readonly LanguageInfo[];
  /** A search is active: only the whole list can be reordered. */
  isFiltered: boolean;
}

export function AnnouncementRows({ items, languages, isFiltered }: AnnouncementRowsProps) {
  const { moveToTrash } = useTrash();
  const mayWrite = useRight('announcements.write');
  const mayDelete = useRight('announcements.delete');
  const selection = useSelection(items.map(({ id }) => id));
  const bulk = useBulk({ entity: 'announcement', noun: 'duyuru', list: api.adminAnnouncements });
  const nameOf = ({ translations }: Row) =>
    (translations[languages[0]?.abbr ?? ''] ?? Object.values(translations)[0])?.title ?? '';
  const remove = (row: Row) =>
    moveToTrash({
      entity: 'announcement',
      ids: [row.id],
      subject: nameOf(row),
      call: () => deleteAnnouncement(row.id),
      changes: [api.adminAnnouncements],
    });
  return (
    <>
      {mayWrite ? <BulkBar selection={selection} bulk={bulk} mayDelete={mayDelete} /> : null}
      <OrderedRows
        items={items}
        label="Duyurular"
        nameOf={nameOf}
        url={api.adminAnnouncements}
        movable={mayWrite && !isFiltered}
        renderRow={(row, order) => (
          <AnnouncementRow
            row={row}
            name={nameOf(row)}
            languages={languages}
            order={order}
            select={mayWrite ? selection.rowOf(row.id) : undefined}
            onDelete={mayDelete ? () => void remove(row) : undefined}
          />
        )}
      />
    </>
  );
}
