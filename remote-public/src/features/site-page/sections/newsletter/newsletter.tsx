import type { newsletterSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { NewsletterForm } from '../../../../shared/newsletter/newsletter-form.tsx';
import { useRootData } from '../../../../shared/root-data.ts';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './newsletter.module.css';

/** Renders the form that subscribes to the newsletter; nothing while the site has none. */
export function NewsletterSection(props: SectionProps) {
  const { title, text } = shownAs<typeof newsletterSection>(props.section);
  const { newsletter, texts } = useRootData();
  if (!newsletter) return null;
  return (
    <Section {...props} className={styles.section} lang={undefined}>
      <SectionHead
        title={title || texts.newsletter.title}
        text={text || texts.newsletter.text}
        lang={title ? props.lang : undefined}
      />
      <NewsletterForm scope={props.section.id} />
    </Section>
  );
}
