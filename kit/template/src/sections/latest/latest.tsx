import { useId, useState } from 'react';
import type { SectionProps } from '@vitrin/shared-contracts/remote-sections';
import type { LatestArticle, LatestDeclaration } from './latest-data.ts';
import styles from './latest.module.css';

/** Lists the articles; a press shows their summaries, as an example of what works once the section is hydrated. */
export function Latest({ values, data, section }: SectionProps<LatestDeclaration, LatestArticle[]>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Heading = section.heading === 2 ? 'h2' : 'h3';
  if (data.length === 0) return null;
  return (
    <section className={styles.latest} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {values.heading}
        </Heading>
        <button type="button" className={styles.toggle} aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          {values.summaries}
        </button>
      </div>
      <ul className={styles.list}>
        {data.map((article) => (
          <li key={article.id} className={styles.article} lang={article.lang}>
            <a className={styles.link} href={article.address}>
              {article.title}
            </a>
            {isOpen && <p className={styles.summary}>{article.summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
