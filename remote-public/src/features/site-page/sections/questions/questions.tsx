import type { questionsSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { Paragraphs } from '../../paragraphs.tsx';
import layout from '../../section.module.css';
import { itemHeading, SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './questions.module.css';

/** Renders questions whose answers open, with and without script. */
export function QuestionsSection(props: SectionProps) {
  const { title, text, items } = shownAs<typeof questionsSection>(props.section);
  const Question = itemHeading(title);
  return (
    <Section {...props} className={layout.split}>
      <SectionHead title={title} text={text} />
      <div className={styles.questions}>
        {items.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              <Question>{question}</Question>
            </summary>
            <div className={styles.answer}>
              <Paragraphs text={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
