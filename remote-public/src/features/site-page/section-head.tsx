import shared from '../../shared/shared.module.css';
import { Paragraphs } from './paragraphs.tsx';
import styles from './section.module.css';

interface SectionHeadProps {
  title: string;
  text?: string;
  lang?: string | undefined;
  className?: string;
}

/** Renders the heading of a section with its paragraphs below; nothing if it has neither. */
export function SectionHead({ title, text = '', lang, className = '' }: SectionHeadProps) {
  if (!title && !text) return null;
  return (
    <div className={`${styles.head} ${className}`.trim()} lang={lang}>
      {title && <h2 className={shared.heading}>{title}</h2>}
      <Paragraphs className={styles.lead} text={text} />
    </div>
  );
}

/** Returns the heading of the items of a section: below its title, or in the place of the title. */
export function itemHeading(title: string): 'h2' | 'h3' {
  return title ? 'h3' : 'h2';
}
