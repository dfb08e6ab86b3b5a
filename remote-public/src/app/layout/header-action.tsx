import { publicPaths } from '@vitrin/shared-contracts/paths';
import { itemsOf, telephoneLink } from '../../shared/contact-facts.ts';
import { LeftToRight } from '../../shared/left-to-right.tsx';
import { Link } from '../../shared/link.tsx';
import { useLookOption } from '../../shared/look-option.ts';
import { useFrameData } from '../../shared/frame.ts';
import shared from '../../shared/shared.module.css';
import styles from './header.module.css';

/** Renders the first phone number, and the button that the look has in the header: that number, or the contact page. */
export function HeaderAction() {
  const { texts, contact } = useFrameData();
  const action = useLookOption('action');
  const [phone] = itemsOf(contact, 'telefon');
  const button = `${shared.button} ${styles.action}`;
  return (
    <>
      {phone && (
        <a className={action === 'phone' ? button : styles.phone} href={telephoneLink(phone)}>
          <LeftToRight>{phone.content}</LeftToRight>
        </a>
      )}
      {action === 'contact' && (
        <Link className={button} to={publicPaths.contact}>
          {texts.home.contactAction}
        </Link>
      )}
    </>
  );
}
