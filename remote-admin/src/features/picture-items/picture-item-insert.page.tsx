import { useNavigate } from 'shared-contracts/router';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { PictureItemForm } from './picture-item.form.tsx';

export function PictureItemInsertPage({ kind }: { kind: PictureItemKind }) {
  const { reading, reread } = useLanguages();
  const navigate = useNavigate();
  if (reading.state === 'loading') return <PageSkeleton />;
  if (reading.state === 'failed') return <FailedView failure={reading} onRetry={() => void reread()} />;
  return (
    <PictureItemForm
      kind={kind}
      record={null}
      languages={reading.data}
      onSaved={() => void navigate(kind.list)}
      onReload={reread}
    />
  );
}
