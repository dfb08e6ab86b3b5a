import type { CorporateContent } from 'shared-contracts/page-contents';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './timeline.module.css';

export function Timeline({ steps }: { steps: CorporateContent['timeline'] }) {
  const { biography } = useTexts();
  if (steps.length === 0) return null;
  return (
    <section className={styles.timeline}>
      <h2 className={shared.heading}>{biography.timeline}</h2>
      <ol>
        {steps.map(({ year, title, text }) => (
          <li key={year + title}>
            <span className={styles.year}>{year}</span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
