import type { quoteSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { PictureImage } from '../../../../shared/picture.tsx';
import { Paragraphs } from '../../paragraphs.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './quote.module.css';

/** Renders the words of a person, with portrait, name and role. */
export function QuoteSection(props: SectionProps) {
  const { picture, quote, name, role } = shownAs<typeof quoteSection>(props.section);
  return (
    <Section {...props}>
      <figure className={picture ? `${styles.quote} ${styles.pictured}` : styles.quote}>
        {picture && (
          <PictureImage
            className={styles.portrait}
            picture={name ? { ...picture, alt: '' } : picture}
            sizes="(max-width: 700px) 180px, 420px"
          />
        )}
        <div className={styles.texts}>
          {quote && (
            <blockquote className={quote.length > LONG ? `${styles.words} ${styles.long}` : styles.words}>
              <Paragraphs text={quote} />
            </blockquote>
          )}
          {(name || role) && (
            <figcaption>
              {name && <strong>{name}</strong>}
              {role && <span>{role}</span>}
            </figcaption>
          )}
        </div>
      </figure>
    </Section>
  );
}

/** Characters above which the words are set smaller. */
const LONG = 320;
