import { itemsOfBranch } from '@vitrin/shared-contracts/branches';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { frameOf, itemsOf, mapOf, telephoneLink } from '../contact-facts.ts';
import { Hours } from '../hours/hours.tsx';
import { LeftToRight } from '../left-to-right.tsx';
import { useTexts } from '../root-data.ts';
import shared from '../shared.module.css';
import { branchAnchor } from './branch-anchor.ts';
import styles from './branch-cards.module.css';
import { MapFrame } from './map-frame.tsx';

interface BranchCardsProps {
  /** Addresses in the order of display. */
  branches: readonly ContactItem[];
  /** All contact information. */
  items: readonly ContactItem[];
  /** Set on the contact page, to which search engines lead for each branch. */
  isPlace?: true;
}

/** Renders branches, each with map, address, phones, e-mail addresses and opening hours. */
export function BranchCards({ branches, items, isPlace }: BranchCardsProps) {
  return (
    <ul className={styles.branches} role="list">
      {branches.map((branch) => (
        <li key={branch.id} className={styles.branch} {...(isPlace && { id: branchAnchor(branch.id) })}>
          <BranchCard branch={branch} items={items} />
        </li>
      ))}
    </ul>
  );
}

function BranchCard({ branch, items }: { branch: ContactItem; items: readonly ContactItem[] }) {
  const frame = frameOf(branch, items);
  const link = mapOf(branch, items);
  const own = itemsOfBranch(branch, items);
  return (
    <>
      {frame && <MapFrame map={frame} address={branch} link={link} />}
      <div className={styles.facts}>
        <h3 className={styles.name}>{branch.name}</h3>
        <address>
          <p>{branch.content}</p>
          {link && !frame && <MapLink link={link} />}
        </address>
        <Ways branch={branch} items={own} />
        <Hours items={itemsOf(own, 'shift')} level="h4" />
      </div>
    </>
  );
}

function MapLink({ link }: { link: string }) {
  const { common, contact } = useTexts();
  return (
    <a className={`${shared.link} ${styles.map}`} href={link} target="_blank" rel="noopener">
      {contact.map} <span className={shared.hidden}>({common.newTab})</span>
    </a>
  );
}

/** Lists phones and e-mail addresses; one that is not named after the branch shows its name. */
function Ways({ branch, items }: { branch: ContactItem; items: readonly ContactItem[] }) {
  const ways = [
    ...itemsOf(items, 'telefon').map((item) => ({ item, to: telephoneLink(item) })),
    ...itemsOf(items, 'email').map((item) => ({ item, to: `mailto:${item.content}` })),
  ];
  if (ways.length === 0) return null;
  return (
    <ul className={styles.ways} role="list">
      {ways.map(({ item, to }) => (
        <li key={to}>
          <a href={to}>
            <LeftToRight>{item.content}</LeftToRight>
          </a>
          {item.name !== branch.name && <span>{item.name}</span>}
        </li>
      ))}
    </ul>
  );
}
