import { Children, type ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './related-records.module.css';
import shared from './shared.module.css';

interface RelatedRecordsProps {
  /** Heading above the cards. */
  heading: string;
  /** The list of all records. */
  list: { path: string; name: string; link: string };
  /** Class of the grid of the cards. */
  className: string | undefined;
  /** Cards; without any, only the link to the list is shown. */
  children: ReactNode;
}

/** Further records below the page of one, and the way to all of them. */
export function RelatedRecords({ heading, list, className, children }: RelatedRecordsProps) {
  const hasCards = Children.count(children) > 0;
  return (
    <nav className={styles.related} aria-label={hasCards ? heading : list.name}>
      {hasCards && (
        <>
          <h2 className={shared.heading}>{heading}</h2>
          <div className={className}>{children}</div>
        </>
      )}
      <Link className={shared.link} to={list.path}>
        {list.link}
      </Link>
    </nav>
  );
}
