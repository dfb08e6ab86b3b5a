import type { figuresSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { shownAs } from '../site-page/section-props.ts';
import page from './home.module.css';
import styles from './numbers.module.css';
import type { SectionProps } from './section-props.ts';
import { SectionHeader } from './section-header.tsx';

export function Numbers({ section }: SectionProps) {
  const { home } = useTexts();
  const lang = useContentLanguage(section.lang);
  const { items } = shownAs<typeof figuresSection>(section);
  if (items.length === 0) return null;
  const titleId = `bolum-${section.id}`;
  return (
    <section className={`${page.open} ${styles.numbers}`} aria-labelledby={titleId}>
      <div>
        <SectionHeader
          section={section}
          defaultTitle={home.numbers}
          id={titleId}
          className={section.title ? shared.heading : shared.hidden}
        />
        <dl lang={lang}>
          {items.map(({ id, value, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
