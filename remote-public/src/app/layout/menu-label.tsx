import type { MenuItem } from '@vitrin/shared-contracts/menus';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { AnyLink } from '../../shared/any-link.tsx';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { useFrame } from '../../shared/frame.ts';
import { ariaCurrent } from './site-menus.ts';

/** Renders an entry of a menu: a link, or a text for a heading. */
export function MenuLabel({ href, label, lang: written }: Omit<MenuItem, 'id'>) {
  const { pathname, data } = useFrame();
  const other = useContentLanguage(written);
  const lang = written === undefined ? undefined : other;
  if (href === null) return <span>{label}</span>;
  return (
    <AnyLink to={href} lang={lang} aria-current={ariaCurrent(pathname, exchangeNames(href, data.listNames))}>
      {label}
    </AnyLink>
  );
}
