import type { cardsSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { itemHeading, SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import { CardList } from './card-list.tsx';

/** Renders cards that staff have written, with or without pictures and links. */
export function CardsSection(props: SectionProps) {
  const { title, text, columns, items } = shownAs<typeof cardsSection>(props.section);
  return (
    <Section {...props}>
      <SectionHead title={title} text={text} />
      <CardList cards={items} columns={columns} heading={itemHeading(title)} />
    </Section>
  );
}
