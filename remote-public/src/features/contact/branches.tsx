import { branchesOf } from '@vitrin/shared-contracts/branches';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { BranchCards } from '../../shared/branches/branch-cards.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './contact.module.css';

/** Renders the branches below the forms, except for the head office, which is beside them; nothing without another one. */
export function Branches({ items }: { items: readonly ContactItem[] }) {
  const { contact } = useTexts();
  const [, ...branches] = branchesOf(items);
  if (branches.length === 0) return null;
  return (
    <section className={styles.branches} aria-labelledby="subeler">
      <h2 id="subeler" className={shared.heading}>
        {contact.branches}
      </h2>
      <BranchCards branches={branches} items={items} isPlace />
    </section>
  );
}
