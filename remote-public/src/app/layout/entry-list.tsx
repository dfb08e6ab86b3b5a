import { publicPaths } from 'shared-contracts/paths';
import { Link, useLocation } from 'shared-contracts/router';
import { useTexts } from '../../shared/root-data.ts';
import { currentMark, entries } from './navigation.ts';

/** The four entries of the site, in header, phone menu and footer. */
export function EntryList({ group, className }: { group: 'navbar' | 'footer'; className?: string | undefined }) {
  const texts = useTexts()[group];
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry}>
          <Link to={publicPaths[entry]} aria-current={currentMark(pathname, publicPaths[entry])}>
            {texts[entry]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
