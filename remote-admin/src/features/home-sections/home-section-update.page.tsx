import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRecordId } from '../../shared/use-record-id.ts';
import { HomeSectionFormPage } from './home-section.form.tsx';
import { sectionQuery } from './home-sections.api.ts';

/** The chosen section stands in the address; without one the list opens. */
export function HomeSectionUpdatePage() {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(adminPaths.homeSections, { replace: true });
  }, [id, navigate]);
  return id === null ? null : <HomeSectionUpdate key={id} id={id} />;
}

function HomeSectionUpdate({ id }: { id: number }) {
  const section = useQuery(sectionQuery(id));
  const languages = useLanguages().query;
  if (!section.isSuccess || !languages.isSuccess) return <WaitingView queries={[section, languages]} />;
  return <HomeSectionFormPage record={section.data} languages={languages.data} />;
}
