import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { HomeSectionFormPage } from './home-section.form.tsx';

export function HomeSectionInsertPage() {
  const { reading, reread } = useLanguages();
  const navigate = useNavigate();
  if (reading.state === 'loading') return <PageSkeleton />;
  if (reading.state === 'failed') return <FailedView failure={reading} onRetry={() => void reread()} />;
  return (
    <HomeSectionFormPage
      record={null}
      languages={reading.data}
      onSaved={() => void navigate(adminPaths.homeSections)}
      onReload={reread}
    />
  );
}
