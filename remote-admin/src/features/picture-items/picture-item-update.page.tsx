import { useEffect } from 'react';
import type { PictureItemRecord } from 'shared-contracts/picture-items';
import { useNavigate } from 'shared-contracts/router';
import { RecordScreen } from '../../shared/record-screen.tsx';
import { useRecordId } from '../../shared/use-record-id.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { PictureItemForm } from './picture-item.form.tsx';

/** The chosen one stands in the address; without one the list opens. */
export function PictureItemUpdatePage({ kind }: { kind: PictureItemKind }) {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(kind.list, { replace: true });
  }, [id, kind, navigate]);
  return id === null ? null : <PictureItemUpdate key={id} kind={kind} id={id} />;
}

function PictureItemUpdate({ kind, id }: { kind: PictureItemKind; id: number }) {
  return (
    <RecordScreen<PictureItemRecord> path={`${kind.call}/${id}`}>
      {({ data, languages, reread }) => (
        <PictureItemForm kind={kind} record={data} languages={languages} onSaved={reread} onReload={reread} />
      )}
    </RecordScreen>
  );
}
