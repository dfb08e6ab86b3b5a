import type { MenuItem, MenuLink } from '@vitrin/shared-contracts/menus';
import { MenuLabel } from './menu-label.tsx';
import { Submenu } from './submenu.tsx';

interface MenuProps {
  links: readonly MenuLink[];
  className?: string | undefined;
}

/** Renders the entries of the header in a line. */
export function MenuBar({ links, className }: MenuProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.id}>{link.children.length > 0 ? <Submenu link={link} /> : <MenuLabel {...link} />}</li>
      ))}
    </ul>
  );
}

interface MenuListProps {
  links: readonly (MenuItem & { children?: readonly MenuItem[] })[];
  className?: string | undefined;
}

/** Renders entries as a list, with those of the second level below theirs. */
export function MenuList({ links, className }: MenuListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.id}>
          <MenuLabel {...link} />
          {link.children?.length ? <MenuList links={link.children} /> : null}
        </li>
      ))}
    </ul>
  );
}
