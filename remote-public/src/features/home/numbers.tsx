import type { HomeContent } from 'shared-contracts/page-contents';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './numbers.module.css';

export function Numbers({ numbers }: Pick<HomeContent, 'numbers'>) {
  const { home } = useTexts();
  if (numbers.length === 0) return null;
  return (
    <section className={styles.numbers} aria-labelledby="rakamlar">
      <h2 className={shared.hidden} id="rakamlar">
        {home.numbers}
      </h2>
      <dl>
        {numbers.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
