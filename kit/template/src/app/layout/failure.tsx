import { failureTexts } from '@vitrin/shared-contracts/failure-texts';
import { Link, useLocation, useRouteLoaderData } from '@vitrin/shared-contracts/router';
import page from '../../shared/page.module.css';
import { siteRouteId, type SiteData } from '../../shared/site.ts';
import styles from './layout.module.css';

/** Error page for a page that failed to load. Retrying loads the document again, which does not depend on this page. */
export function Failure() {
  const failure = useRouteLoaderData<SiteData>(siteRouteId)?.siteTexts.failure ?? failureTexts;
  const { pathname, search } = useLocation();
  return (
    <div className={styles.failure} role="alert">
      <h1>{failure.title}</h1>
      <p>{navigator.onLine ? failure.fault : failure.text}</p>
      <Link className={page.button} to={pathname + search} reloadDocument>
        {failure.retry}
      </Link>
    </div>
  );
}
