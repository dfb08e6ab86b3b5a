import type { stepsSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { Paragraphs } from '../../paragraphs.tsx';
import layout from '../../section.module.css';
import { itemHeading, SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './steps.module.css';

/** Renders the numbered steps of a process, joined by a line. */
export function StepsSection(props: SectionProps) {
  const { title, text, items } = shownAs<typeof stepsSection>(props.section);
  const Title = itemHeading(title);
  return (
    <Section {...props} className={layout.split}>
      <SectionHead title={title} text={text} />
      <ol className={styles.steps} role="list">
        {items.map((step) => (
          <li key={step.id}>
            {step.title && <Title className={styles.title}>{step.title}</Title>}
            <Paragraphs className={styles.text} text={step.text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
