import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { HomeSectionFormPage } from './home-section.form.tsx';

export function HomeSectionInsertPage() {
  const languages = useLanguages().query;
  const navigate = useNavigate();
  if (!languages.isSuccess) return <WaitingView queries={[languages]} />;
  return (
    <HomeSectionFormPage
      record={null}
      languages={languages.data}
      onSaved={() => void navigate(adminPaths.homeSections)}
    />
  );
}
