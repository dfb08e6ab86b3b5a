import { useEffect, useRef } from 'react';
import { useLocation } from '@vitrin/shared-contracts/router';
import { contentsOf, itemsOf, telephoneLink } from '../../shared/contact-facts.ts';
import { Icon } from '../../shared/icon.tsx';
import { LeftToRight } from '../../shared/left-to-right.tsx';
import { useRootData } from '../../shared/root-data.ts';
import { MenuList } from './menu-bar.tsx';
import { headerLinks } from './site-menus.ts';
import { LanguageChooser } from './language-chooser.tsx';
import styles from './phone-menu.module.css';

export const menuId = 'menu';

/** The menu up to 800 px (product §2): a popover, so it opens and closes before hydration and without JavaScript. */
export function PhoneMenu() {
  const root = useRootData();
  const { texts, contact } = root;
  const [address] = contentsOf(contact, 'adres');
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shownFor = useRef(key);
  // Closed by a navigation only: a visitor may have opened it before hydration.
  useEffect(() => {
    if (shownFor.current !== key) menu.current?.hidePopover?.();
    shownFor.current = key;
  }, [key]);
  return (
    <div className={styles.menu} id={menuId} popover="auto" ref={menu}>
      <button
        className={styles.closer}
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={texts.common.closeMenu}
      >
        <Icon name="close" />
      </button>
      <nav aria-label={texts.common.menu}>
        <MenuList links={headerLinks(root)} className={styles.entries} />
      </nav>
      <LanguageChooser className={styles.languages} />
      <address className={styles.facts}>
        {itemsOf(contact, 'telefon').map((phone) => (
          <div key={phone.id}>
            <a href={telephoneLink(phone)}>
              <LeftToRight>{phone.content}</LeftToRight>
            </a>{' '}
            {phone.name}
          </div>
        ))}
        <p>{address}</p>
      </address>
    </div>
  );
}
