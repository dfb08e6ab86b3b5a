import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { PictureItemForm } from './picture-item.form.tsx';

export function PictureItemInsertPage({ kind }: { kind: PictureItemKind }) {
  const languages = useLanguages().query;
  const navigate = useNavigate();
  if (!languages.isSuccess) return <WaitingView queries={[languages]} />;
  return (
    <PictureItemForm kind={kind} record={null} languages={languages.data} onSaved={() => void navigate(kind.list)} />
  );
}
