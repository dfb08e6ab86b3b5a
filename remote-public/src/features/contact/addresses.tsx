import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { frameOf, itemsOf, mapOf } from '../../shared/contact-facts.ts';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './contact.module.css';

/** Lists addresses; one whose map the page shows needs no link to it. */
export function Addresses({ items }: { items: readonly ContactItem[] }) {
  const { common, contact } = useTexts();
  const addresses = itemsOf(items, 'adres');
  if (addresses.length === 0) return null;
  return (
    <div className={styles.addresses}>
      <h2 className={styles.label}>{contact.address}</h2>
      {addresses.map((address) => {
        const map = frameOf(address, items) ? undefined : mapOf(address, items);
        return (
          <address key={address.id}>
            <h3>{address.name}</h3>
            <p>{address.content}</p>
            {map && (
              <a className={shared.link} href={map} target="_blank" rel="noopener">
                {contact.map} <span className={shared.hidden}>({common.newTab})</span>
              </a>
            )}
          </address>
        );
      })}
    </div>
  );
}
