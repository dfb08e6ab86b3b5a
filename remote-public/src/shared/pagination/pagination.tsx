import { fill } from '@vitrin/shared-contracts/static-texts';
import { Link } from '../link.tsx';
import { useTexts } from '../root-data.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  page: number;
  pages: number;
  /** Accessible name. */
  label: string;
  /** Returns the address of a page of the list. */
  pathOf: (page: number) => string;
}

/** Renders real links, so that every page can be opened, shared and indexed. */
export function Pagination({ page, pages, label, pathOf }: PaginationProps) {
  const { blog } = useTexts();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev">
          {blog.previousPage}
        </Link>
      )}
      <ol>
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={pathOf(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={fill(blog.pageOf, { page: number, pages })}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next">
          {blog.nextPage}
        </Link>
      )}
    </nav>
  );
}
