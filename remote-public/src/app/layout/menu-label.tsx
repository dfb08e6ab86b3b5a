import type { MenuItem } from '@vitrin/shared-contracts/menus';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { useLocation } from '@vitrin/shared-contracts/router';
import { AnyLink } from '../../shared/any-link.tsx';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { useRootData } from '../../shared/root-data.ts';
import { ariaCurrent } from './site-menus.ts';

/** Renders an entry of a menu: a link, or a text for a heading. */
export function MenuLabel({ href, label, lang: written }: Omit<MenuItem, 'id'>) {
  const { pathname } = useLocation();
  const { listNames } = useRootData();
  const other = useContentLanguage(written);
  const lang = written === undefined ? undefined : other;
  if (href === null) return <span>{label}</span>;
  return (
    <AnyLink to={href} lang={lang} aria-current={ariaCurrent(pathname, exchangeNames(href, listNames))}>
      {label}
    </AnyLink>
  );
}
