import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRecordId } from '../../shared/use-record-id.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { PictureItemForm } from './picture-item.form.tsx';
import { itemQuery } from './picture-items.api.ts';

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
  const item = useQuery(itemQuery(kind, id));
  const languages = useLanguages().query;
  if (!item.isSuccess || !languages.isSuccess) return <WaitingView queries={[item, languages]} />;
  return <PictureItemForm kind={kind} record={item.data} languages={languages.data} />;
}
