import type { branchesSection } from '@vitrin/shared-contracts/sections/contact-sections';
import { BranchCards } from '../../../../shared/branches/branch-cards.tsx';
import { chosenBranches } from '../../../../shared/contact-facts.ts';
import { useRootData } from '../../../../shared/root-data.ts';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';

/** Renders all branches or the chosen ones; nothing without an address. */
export function BranchesSection(props: SectionProps) {
  const { title, text, branches } = shownAs<typeof branchesSection>(props.section);
  const { contact, texts } = useRootData();
  const items = props.page.records.contact ?? contact;
  const shown = chosenBranches(branches ?? [], items);
  if (shown.length === 0) return null;
  return (
    <Section {...props} lang={undefined}>
      <SectionHead title={title || texts.contact.branches} text={text} lang={title ? props.lang : undefined} />
      <BranchCards branches={shown} items={items} />
    </Section>
  );
}
