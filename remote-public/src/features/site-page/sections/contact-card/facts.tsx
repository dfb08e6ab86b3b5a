import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { itemsOf, mapOf, telephoneLink } from '../../../../shared/contact-facts.ts';
import { LeftToRight } from '../../../../shared/left-to-right.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import styles from './contact-card.module.css';

/** Lists addresses with their maps, then phone numbers and e-mail addresses. */
export function Facts({ items }: { items: readonly ContactItem[] }) {
  const { contact } = useTexts();
  return (
    <div className={styles.facts}>
      <Addresses items={items} />
      <Ways label={contact.phone} items={itemsOf(items, 'telefon')} toLink={telephoneLink} />
      <Ways label={contact.email} items={itemsOf(items, 'email')} toLink={({ content }) => `mailto:${content}`} />
    </div>
  );
}

function Addresses({ items }: { items: readonly ContactItem[] }) {
  const { common, contact } = useTexts();
  const addresses = itemsOf(items, 'adres');
  return addresses.map((address) => {
    const map = mapOf(address, items);
    return (
      <address key={address.id}>
        <h3 className={styles.label}>{addresses.length > 1 ? address.name : contact.address}</h3>
        <p>{address.content}</p>
        {map && (
          <a className={shared.link} href={map} target="_blank" rel="noopener">
            {contact.map} <span className={shared.hidden}>({common.newTab})</span>
          </a>
        )}
      </address>
    );
  });
}

interface WaysProps {
  label: string;
  items: readonly ContactItem[];
  toLink: (item: ContactItem) => string;
}

/** Lists numbers or addresses; an item shows its own name only when there are several. */
function Ways({ label, items, toLink }: WaysProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={styles.label}>{label}</h3>
      <ul role="list">
        {items.map((item) => (
          <li key={item.id}>
            <a className={styles.way} href={toLink(item)}>
              <LeftToRight>{item.content}</LeftToRight>
            </a>
            {items.length > 1 && <span>{item.name}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
