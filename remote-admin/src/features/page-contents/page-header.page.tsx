import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HeaderRoute } from '@vitrin/shared-contracts/page-headers';
import type { MetaRoute } from '@vitrin/shared-contracts/page-meta';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { RecordPage } from '../../editing/form/record-page.tsx';
import { useOpenedRecord } from '../../editing/publication/use-opened-record.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useLanguages } from '../../data/use-languages.ts';
import { useMetaRoute } from '../page-meta/meta-route.tsx';
import { pageHeaderQuery } from './page-contents.api.ts';
import { pageHeaderKinds } from './page-header.form.tsx';

const hasHeader = (route: MetaRoute | null): route is HeaderRoute => route !== null && route !== 'home';

/** The URL stores the page; without a page that has a header, the list opens. */
export function PageHeaderPage() {
  const route = useMetaRoute();
  const navigate = useNavigate();
  useEffect(() => {
    if (!hasHeader(route)) void navigate(adminPaths.pageMeta, { replace: true });
  }, [route, navigate]);
  return hasHeader(route) ? <PageHeader key={route} route={route} /> : null;
}

function PageHeader({ route }: { route: HeaderRoute }) {
  const record = useQuery(pageHeaderQuery(route));
  const languages = useLanguages();
  const opened = useOpenedRecord(record, { entity: 'page-header', record: route });
  if (!opened.value || !languages.isSuccess) return <LoadingView queries={[...opened.queries, languages]} />;
  return <RecordPage kind={pageHeaderKinds[route]} context={{ languages: languages.data }} {...opened.value} />;
}
