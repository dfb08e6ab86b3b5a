import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { openingsSection } from '@vitrin/shared-contracts/sections/openings-section';
import { Icon } from '../../../../shared/icon.tsx';
import { Link } from '../../../../shared/link.tsx';
import { OpeningItems } from '../../../../shared/opening-items.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './openings.module.css';

/** Renders the job openings that take applications, with a link to their list; nothing if there are none. */
export function OpeningsSection(props: SectionProps) {
  const { title, text } = shownAs<typeof openingsSection>(props.section);
  const { openings: texts } = useTexts();
  const openings = props.page.records.openings ?? [];
  if (openings.length === 0) return null;
  return (
    <Section {...props} lang={undefined}>
      <div className={styles.head}>
        <SectionHead title={title || texts.title} text={text} lang={title ? props.lang : undefined} />
        <Link className={shared.forward} to={publicPaths.openings}>
          {texts.all}
          <Icon name="forward" />
        </Link>
      </div>
      <OpeningItems openings={openings} />
    </Section>
  );
}
