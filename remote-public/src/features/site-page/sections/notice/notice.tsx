import type { noticeSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { Icon } from '../../../../shared/icon.tsx';
import { Paragraphs } from '../../paragraphs.tsx';
import { SectionForward } from '../../section-link.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './notice.module.css';

/** Outlines of the Tabler icon set (MIT): info-circle and alert-triangle. */
const outlines = {
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1',
  important:
    'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87l-8.106-13.536a1.914 1.914 0 0 0-3.274 0zM12 16h.01',
} as const;

/** Renders a short notice that stands out of the page. */
export function NoticeSection(props: SectionProps) {
  const { tone, title, text, href, button } = shownAs<typeof noticeSection>(props.section);
  const isImportant = tone === 'important';
  return (
    <Section {...props} className={styles.section}>
      <div className={isImportant ? `${styles.notice} ${styles.important}` : styles.notice}>
        <span className={styles.icon}>
          <Icon name="link" outline={outlines[isImportant ? 'important' : 'info']} />
        </span>
        <div className={styles.texts}>
          {title && <h2 className={styles.title}>{title}</h2>}
          <Paragraphs text={text} />
        </div>
        <SectionForward href={href} label={button} title={title} />
      </div>
    </Section>
  );
}
