import type { ComponentProps } from 'react';
import { loginPath, reservedSegments } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';

/** First segments that are no pages of this surface: files, calls, sign-in and panel. */
const elsewhere = new Set<string>([...reservedSegments, loginPath.slice(1), 'admin']);

/** A link that staff have typed: a page of the site, a file of it, or another site. */
export function AnyLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const isPage = to.startsWith('/') && !elsewhere.has(to.split(/[/?#]/, 2)[1] ?? '');
  if (!isPage)
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
