import type { CorporateContent } from '@vitrin/shared-contracts/page-contents';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './timeline.module.css';

export interface TimelineProps {
  steps: CorporateContent['timeline'];
  lang: string | undefined;
}

export function Timeline({ steps, lang }: TimelineProps) {
  const { biography } = useTexts();
  if (steps.length === 0) return null;
  return (
    <section className={styles.timeline}>
      <h2 className={shared.heading}>{biography.timeline}</h2>
      <ol lang={lang}>
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
