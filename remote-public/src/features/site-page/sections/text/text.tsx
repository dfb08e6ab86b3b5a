import type { textSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { Prose } from '../../../../shared/prose.tsx';
import layout from '../../section.module.css';
import { Section } from '../../section.tsx';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';

/** Renders a long text; its title is beside it on a wide screen. */
export function TextSection(props: SectionProps) {
  const { title, document } = shownAs<typeof textSection>(props.section);
  return (
    <Section {...props} className={layout.split}>
      <SectionHead title={title} />
      {document && <Prose html={document} />}
    </Section>
  );
}
