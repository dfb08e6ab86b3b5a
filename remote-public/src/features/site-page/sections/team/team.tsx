import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { PersonSummary } from '@vitrin/shared-contracts/people';
import type { teamSection } from '@vitrin/shared-contracts/sections/team-section';
import { Icon } from '../../../../shared/icon.tsx';
import { Link } from '../../../../shared/link.tsx';
import { PeopleGrid } from '../../../../shared/person/people-grid.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './team.module.css';

/** Renders all people or the chosen ones; nothing if none of them is public. */
export function TeamSection(props: SectionProps) {
  const { title, text, people: chosen } = shownAs<typeof teamSection>(props.section);
  const { people: texts } = useTexts();
  const all = props.page.records.people ?? [];
  const shown = chosenOf(all, chosen);
  if (shown.length === 0) return null;
  return (
    <Section {...props} lang={undefined}>
      <div className={styles.head}>
        <SectionHead title={title || texts.title} text={text} lang={title ? props.lang : undefined} />
        {shown.length < all.length && (
          <Link className={shared.forward} to={publicPaths.people}>
            {texts.all}
            <Icon name="forward" />
          </Link>
        )}
      </div>
      <PeopleGrid people={shown} />
    </Section>
  );
}

function chosenOf(all: readonly PersonSummary[], chosen: readonly number[] = []): readonly PersonSummary[] {
  if (chosen.length === 0) return all;
  return chosen.flatMap((id) => all.find((person) => person.id === id) ?? []);
}
