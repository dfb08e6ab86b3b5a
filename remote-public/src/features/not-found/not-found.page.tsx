import { publicPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '../../shared/link.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { SiteSearchForm } from '../../shared/site-search/site-search-form.tsx';
import styles from './not-found.module.css';

/** Shows the documented texts (product §2), a search and links to the main pages. */
export function NotFoundPage() {
  const { notFound, navbar } = useTexts();
  return (
    <div className={styles.page}>
      <p className={styles.code}>{notFound.code}</p>
      <h1 className={styles.title}>{notFound.title}</h1>
      <p className={styles.text}>{notFound.text}</p>
      <Link className={shared.button} to={publicPaths.home}>
        {notFound.back}
      </Link>
      <div className={styles.ways}>
        <div>
          <h2>{notFound.search}</h2>
          <SiteSearchForm />
        </div>
        <nav aria-label={notFound.links}>
          <h2>{notFound.links}</h2>
          <ul>
            {(['home', 'biography', 'articles', 'contact'] as const).map((entry) => (
              <li key={entry}>
                <Link className={shared.link} to={publicPaths[entry]}>
                  {navbar[entry]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
