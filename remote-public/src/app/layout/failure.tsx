import { failureTexts } from '@vitrin/shared-contracts/failure-texts';
import { useLocation, useRouteLoaderData } from '@vitrin/shared-contracts/router';
import { Link } from '../../shared/link.tsx';
import { rootRouteId, type RootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './layout.module.css';

/** Shown when a page could not be loaded. The retry is a document load, so it needs nothing of this page. */
export function Failure() {
  const root = useRouteLoaderData<RootData>(rootRouteId);
  const failure = root?.texts.failure ?? failureTexts;
  const { pathname, search } = useLocation();
  return (
    <div className={styles.failure} role="alert">
      <h1>{failure.title}</h1>
      <p>{navigator.onLine ? failure.fault : failure.text}</p>
      <Link className={shared.button} to={pathname + search} reloadDocument>
        {failure.retry}
      </Link>
    </div>
  );
}
