import { useEffect } from 'react';
import type { HomeSectionRecord } from 'shared-contracts/home-sections';
import { adminPaths, api } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { RecordScreen } from '../../shared/record-screen.tsx';
import { useRecordId } from '../../shared/use-record-id.ts';
import { HomeSectionFormPage } from './home-section.form.tsx';

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
  return (
    <RecordScreen<HomeSectionRecord> path={`${api.adminHomeSections}/${id}`}>
      {({ data, languages, reread }) => (
        <HomeSectionFormPage record={data} languages={languages} onSaved={reread} onReload={reread} />
      )}
    </RecordScreen>
  );
}
