import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import type { SiteSearchResults } from '@vitrin/shared-contracts/search';
import { Link } from '../../shared/link.tsx';
import { useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { searchPath } from './search.path.ts';
import styles from './search.module.css';

/** Offers near words and the most read pages when no page has all words. */
export function NothingFound({ results: { near, popular } }: { results: SiteSearchResults }) {
  const {
    listNames,
    texts: { search: texts },
  } = useRootData();
  const groups = [
    { name: texts.near, links: near.map((word) => ({ title: word, to: searchPath({ search: word }) })) },
    { name: texts.popular, links: popular.map(({ title, path }) => ({ title, to: exchangeNames(path, listNames) })) },
  ];
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ name, links }) => (
      <nav key={name} aria-label={name} className={styles.offers}>
        <h2>{name}</h2>
        <ul>
          {links.map(({ title, to }) => (
            <li key={to}>
              <Link className={shared.link} to={to}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    ));
}
