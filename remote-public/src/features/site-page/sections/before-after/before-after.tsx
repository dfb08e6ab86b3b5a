import type { beforeAfterSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { Comparison } from '../../../../shared/comparison/comparison.tsx';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';

/** Renders two pictures of one place, one over the other with a line that moves. */
export function BeforeAfterSection(props: SectionProps) {
  const { title, text, before, after } = shownAs<typeof beforeAfterSection>(props.section);
  return (
    <Section {...props}>
      <SectionHead title={title} text={text} />
      <Comparison before={before} after={after} />
    </Section>
  );
}
