import type { childrenSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { itemHeading, SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import { CardList } from '../cards/card-list.tsx';

/** Renders the pages below the page as cards; nothing if there are none. */
export function ChildrenSection(props: SectionProps) {
  const { title, text } = shownAs<typeof childrenSection>(props.section);
  const children = props.page.records.children ?? [];
  if (children.length === 0) return null;
  const cards = children.map(({ id, title: name, summary, cover, path }) => ({
    id: String(id),
    title: name,
    text: summary,
    picture: cover,
    href: path,
  }));
  return (
    <Section {...props}>
      <SectionHead title={title} text={text} />
      <CardList cards={cards} columns="three" heading={itemHeading(title)} />
    </Section>
  );
}
