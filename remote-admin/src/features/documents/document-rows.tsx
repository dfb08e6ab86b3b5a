import type { DocumentRow as Row } from '@vitrin/shared-contracts/documents';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { BulkBar } from '../../editing/bulk/bulk-bar.tsx';
import { useBulk } from '../../editing/bulk/use-bulk.ts';
import { useTrash } from '../../editing/use-trash.ts';
import { OrderedRows } from '../../ui/list/ordered-rows.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { DocumentRow } from './document-row.tsx';
import { deleteDocument } from './documents.api.ts';

interface DocumentRowsProps {
  items: readonly Row[];
  languages: readonly LanguageInfo[];
  /** A search is active: only the whole list can be reordered. */
  isFiltered: boolean;
}

export function DocumentRows({ items, languages, isFiltered }: DocumentRowsProps) {
  const { moveToTrash } = useTrash();
  const mayWrite = useRight('documents.write');
  const mayDelete = useRight('documents.delete');
  const selection = useSelection(items.map(({ id }) => id));
  const bulk = useBulk({ entity: 'document', noun: 'doküman', list: api.adminDocuments });
  const remove = ({ id, title }: Row) =>
    moveToTrash({
      entity: 'document',
      ids: [id],
      subject: title,
      call: () => deleteDocument(id),
      changes: [api.adminDocuments],
    });
  return (
    <>
      {mayWrite ? <BulkBar selection={selection} bulk={bulk} mayDelete={mayDelete} /> : null}
      <OrderedRows
        items={items}
        label="Dokümanlar"
        nameOf={({ title }) => title}
        url={api.adminDocuments}
        movable={mayWrite && !isFiltered}
        renderRow={(document, order) => (
          <DocumentRow
            document={document}
            languages={languages}
            order={order}
            select={mayWrite ? selection.rowOf(document.id) : undefined}
            onDelete={mayDelete ? () => void remove(document) : undefined}
          />
        )}
      />
    </>
  );
}
