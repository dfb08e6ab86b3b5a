import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import { branchesOf, itemsOfBranch } from '@vitrin/shared-contracts/branches';
import type { ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import { Link } from '@vitrin/shared-contracts/router';
import styles from './contact-information.module.css';

interface BranchOverviewProps {
  records: readonly ContactItemRecord[];
  /** Default language: items of others are translations. */
  lang: string;
  addressOf: (record: number | string) => string;
}

/** What visitors see of each branch, and what it lacks; nothing for a company with one address. */
export function BranchOverview({ records, lang, addressOf }: BranchOverviewProps) {
  const items = records.filter((item) => item.lang === null || item.lang === lang);
  const branches = branchesOf(items);
  if (branches.length < 2) return null;
  return (
    <section className={styles.section} aria-labelledby="subeler">
      <header className={styles.head}>
        <IconBuildingCommunity size={20} stroke={1.75} aria-hidden className={styles.icon} />
        <div className={styles.headWords}>
          <h2 id="subeler">Şubeler</h2>
          <p>
            Her adres bir şubedir. Adı bir şubeninkiyle aynı olan bilgiler onunla, kalanlar ilk adresle birlikte
            görünür.
          </p>
        </div>
      </header>
      <ul className={styles.branches} role="list">
        {branches.map((branch) => (
          <li key={branch.id}>
            <Link to={addressOf(branch.id)}>{branch.name}</Link>
            <span>{summaryOf(itemsOfBranch(branch, items))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const parts = [
  ['telefon', 'telefon'],
  ['email', 'e-posta'],
  ['shift', 'çalışma saati'],
  ['source_link', 'harita'],
] as const;

function summaryOf(items: readonly ContactItemRecord[]): string {
  return parts
    .map(([section, noun]) => {
      const count = items.filter((item) => item.section === section).length;
      return count === 0 ? `${noun} yok` : `${count} ${noun}`;
    })
    .join(', ');
}
