import type { figuresSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { useTexts } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { Paragraphs } from '../../paragraphs.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './figures.module.css';

/** Renders a few numbers with their meaning on a panel in the darkest step of the brand. */
export function FiguresSection(props: SectionProps) {
  const { title, text, items } = shownAs<typeof figuresSection>(props.section);
  const { home } = useTexts();
  return (
    <Section {...props} label={title ? undefined : home.numbers}>
      <div className={styles.panel}>
        {title && <h2 className={shared.heading}>{title}</h2>}
        <Paragraphs text={text} />
        <dl className={styles[sizeFor(items.map(({ value }) => value ?? ''))]}>
          {items.map(({ id, value, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** Letters of the longest word up to which values are set large, and in the middle size. */
const [SHORT, MEDIUM] = [6, 10];

/** Returns the size in which no value breaks within a word. */
function sizeFor(values: readonly string[]): 'large' | 'middle' | 'small' {
  const longest = Math.max(0, ...values.flatMap((value) => value.split(/\s/)).map((word) => word.length));
  if (longest <= SHORT) return 'large';
  return longest <= MEDIUM ? 'middle' : 'small';
}
