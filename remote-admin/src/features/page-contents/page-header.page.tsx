import { useEffect } from 'react';
import type { MetaRoute } from 'shared-contracts/page-meta';
import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { useMetaRoute } from '../page-meta/meta-route.tsx';
import { ContentScreen } from './content-screen.tsx';
import { PageHeaderForm, type HeaderRoute } from './page-header.form.tsx';
import type { ContentFormProps } from './use-content-form.ts';

const hasHeader = (route: MetaRoute | null): route is HeaderRoute => route !== null && route !== 'home';

/** The URL stores the page; without a page that has a header, the list opens. */
export function PageHeaderPage() {
  const route = useMetaRoute();
  const navigate = useNavigate();
  useEffect(() => {
    if (!hasHeader(route)) void navigate(adminPaths.pageMeta, { replace: true });
  }, [route, navigate]);
  return hasHeader(route) ? <ContentScreen key={route} group="breadcrumbs" Form={forms[route]} /> : null;
}

const formOf = (route: HeaderRoute) =>
  function HeaderForm(props: ContentFormProps) {
    return <PageHeaderForm {...props} route={route} />;
  };

const forms = {
  about_us: formOf('about_us'),
  blog: formOf('blog'),
  contact: formOf('contact'),
  contract: formOf('contract'),
};
