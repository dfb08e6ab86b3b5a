import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MetaRoute } from 'shared-contracts/page-meta';
import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { pageMetaQuery } from './page-meta.api.ts';
import { useMetaRoute } from './meta-route.tsx';
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

function PageMetaUpdate({ route }: { route: MetaRoute }) {
  const pages = useQuery(pageMetaQuery());
  const languages = useLanguages();
  if (!pages.isSuccess || !languages.isSuccess) return <WaitingView queries={[pages, languages]} />;
  return pages.data.items
    .filter((record) => record.route === route)
    .map((record) => <PageMetaForm key={route} record={record} languages={languages.data} />);
}
