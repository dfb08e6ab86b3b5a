import page from './home.module.css';
import type { SectionProps } from './section-props.ts';
import { SectionText } from './section-text.tsx';
import { SectionTitle } from './section-title.tsx';
import styles from './text-section.module.css';

/** Renders text only: the heading beside its paragraphs. */
export function TextSection({ section }: SectionProps) {
  if (!section.title && !section.text) return null;
  return (
    <section className={`${page.tinted} ${styles.text}`}>
      <div>
        <SectionTitle section={section} />
      </div>
      <div>
        <SectionText section={section} className={page.line} />
      </div>
    </section>
  );
}
