import type { ComponentProps } from 'react';
import { Link as RouterLink } from '@vitrin/shared-contracts/router';
import { useDocumentAddress } from './frame.ts';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string };

/** Renders a link to a page of this remote: it loads a document around a page of another remote, which the router does not have. */
export function Link({ to, ...rest }: LinkProps) {
  const addressOf = useDocumentAddress();
  if (addressOf === null) return <PageLink to={to} {...rest} />;
  const { className, lang, children, 'aria-current': current, 'aria-label': label } = rest;
  return (
    <a href={addressOf(to)} className={className} lang={lang} aria-current={current} aria-label={label}>
      {children}
    </a>
  );
}

/** Has no attribute by which framework mode discovers routes: a page contains a hundred links. */
function PageLink(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}
