import { useEffect } from 'react';
import type { MetaRoute, PageMetaRecord } from 'shared-contracts/page-meta';
import { adminPaths, api } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { useMetaRoute } from '../../shared/meta-route.tsx';
import { RecordScreen } from '../../shared/record-screen.tsx';
import { PageMetaForm } from './page-meta.form.tsx';

/** The chosen page stands in the address; without one the list opens. */
export function PageMetaUpdatePage() {
  const route = useMetaRoute();
  const navigate = useNavigate();
  useEffect(() => {
    if (route === null) void navigate(adminPaths.pageMeta, { replace: true });
  }, [route, navigate]);
  return route === null ? null : <PageMetaUpdate key={route} route={route} />;
}

/** The call answers all pages at once, each saved or not. */
function PageMetaUpdate({ route }: { route: MetaRoute }) {
  return (
    <RecordScreen<PageMetaRecord[]> path={api.adminPageMeta}>
      {({ data, languages, reread }) =>
        data
          .filter((record) => record.route === route)
          .map((record) => <PageMetaForm key={route} record={record} languages={languages} onReload={reread} />)
      }
    </RecordScreen>
  );
}
