import type { SiteDocument } from '@vitrin/shared-contracts/documents';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { documentsSection } from '@vitrin/shared-contracts/sections/documents-section';
import { DocumentItems } from '../../../../shared/documents/document-items.tsx';
import { Icon } from '../../../../shared/icon.tsx';
import { Link } from '../../../../shared/link.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './documents.module.css';

/** Renders the chosen documents, those of a group, or all; nothing if none of them is public. */
export function DocumentsSection(props: SectionProps) {
  const { title, text, category, documents: chosen } = shownAs<typeof documentsSection>(props.section);
  const { documents: texts } = useTexts();
  const all = props.page.records.documents ?? [];
  const shown = chosenOf(all, { category, chosen });
  if (shown.length === 0) return null;
  return (
    <Section {...props} lang={undefined}>
      <div className={styles.head}>
        <SectionHead title={title || texts.title} text={text} lang={title ? props.lang : undefined} />
        {shown.length < all.length && (
          <Link className={shared.forward} to={publicPaths.documents}>
            {texts.all}
            <Icon name="forward" />
          </Link>
        )}
      </div>
      <DocumentItems documents={shown} />
    </Section>
  );
}

interface Wanted {
  category: string | undefined;
  chosen: readonly number[] | undefined;
}

function chosenOf(all: readonly SiteDocument[], { category = 'all', chosen = [] }: Wanted): readonly SiteDocument[] {
  if (chosen.length > 0) return chosen.flatMap((id) => all.find((document) => document.id === id) ?? []);
  return category === 'all' ? all : all.filter((document) => document.category === category);
}
