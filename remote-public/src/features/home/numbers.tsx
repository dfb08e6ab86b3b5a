import type { HomeContent } from '@vitrin/shared-contracts/page-contents';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import page from './home.module.css';
import styles from './numbers.module.css';
import type { SectionProps } from './section-props.ts';
import { SectionHeader } from './section-header.tsx';

export function Numbers({ section, data: { content } }: SectionProps) {
  const { language, texts } = useRootData();
  const lang = useContentLanguage(content?.lang ?? language);
  // Undefined until staff have written them.
  const numbers: HomeContent['numbers'] | undefined = content?.numbers;
  if (!content || !numbers?.length) return null;
  const titleId = `bolum-${section.id}`;
  return (
    <section className={`${page.open} ${styles.numbers}`} aria-labelledby={titleId}>
      <div>
        <SectionHeader
          section={section}
          defaultTitle={texts.home.numbers}
          id={titleId}
          className={section.title ? shared.heading : shared.hidden}
        />
        <dl lang={lang}>
          {numbers.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
