import type { ComponentProps } from 'react';
import { Link } from './link.tsx';
import { useFrameData } from './frame.ts';
import { pageOfAddress } from './entered-address.ts';

/** Renders a link that staff have entered: a page of the site, a file of the site, or another site. */
export function AnyLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const page = pageOfAddress(to, useFrameData());
  if (page === null)
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={page} {...rest}>
      {children}
    </Link>
  );
}
