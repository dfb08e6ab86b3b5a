import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useLocation } from '@vitrin/shared-contracts/router';
import { Link } from '../../shared/link.tsx';
import { useTexts } from '../../shared/root-data.ts';

/** Renders the four navigation links of the site, in header, phone menu and footer. */
export function NavigationLinks({ group, className }: { group: 'navbar' | 'footer'; className?: string | undefined }) {
  const texts = useTexts()[group];
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry}>
          <Link to={publicPaths[entry]} aria-current={ariaCurrent(pathname, publicPaths[entry])}>
            {texts[entry]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const entries = ['home', 'biography', 'articles', 'contact'] as const;

/** Path prefixes of pages that belong to a navigation link but are not below its path. */
const sections: Readonly<Record<string, string>> = { [publicPaths.articles]: publicPaths.article('') };

/**
 * Returns the value of `aria-current`: `page` for the page itself, `true` for a page of its section, undefined for
 * others.
 */
function ariaCurrent(pathname: string, entryPath: string): 'page' | 'true' | undefined {
  if (pathname === entryPath) return 'page';
  const section = sections[entryPath];
  return section && pathname.startsWith(section) ? 'true' : undefined;
}
