import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { LeftToRight } from '../../shared/left-to-right.tsx';
import styles from './contact.module.css';

export interface FactListProps {
  label: string;
  items: readonly ContactItem[];
  toLink: (item: ContactItem) => string;
}

/** Lists phone numbers or e-mail addresses as links; an item shows its own name only when there are several. */
export function FactList({ label, items, toLink }: FactListProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className={styles.label}>{label}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={toLink(item)}>
              <LeftToRight>{item.content}</LeftToRight>
            </a>
            {items.length > 1 && <span>{item.name}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
