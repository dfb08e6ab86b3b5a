import { useEffect, useRef } from 'react';
import { contentsOf, itemsOf, telephoneLink } from '../../shared/contact-facts.ts';
import { Icon } from '../../shared/icon.tsx';
import { LeftToRight } from '../../shared/left-to-right.tsx';
import { useFrame } from '../../shared/frame.ts';
import { MenuList } from './menu-bar.tsx';
import { headerLinks } from './site-menus.ts';
import { LanguageChooser } from './language-chooser.tsx';
import styles from './phone-menu.module.css';

/** The menu up to 800 px (product §2): a popover, so it opens and closes before hydration and without JavaScript. */
export function PhoneMenu({ id }: { id: string }) {
  const { data, visit } = useFrame();
  const { texts, contact } = data;
  const [address] = contentsOf(contact, 'adres');
  const menu = useRef<HTMLDivElement>(null);
  const shownFor = useRef(visit);
  // Closed by a navigation only: a visitor may have opened it before hydration.
  useEffect(() => {
    if (shownFor.current !== visit) menu.current?.hidePopover?.();
    shownFor.current = visit;
  }, [visit]);
  return (
    <div className={styles.menu} id={id} popover="auto" ref={menu}>
      <button
        className={styles.closer}
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={texts.common.closeMenu}
      >
        <Icon name="close" />
      </button>
      <nav aria-label={texts.common.menu}>
        <MenuList links={headerLinks(data)} className={styles.entries} />
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
