import type { logosSection } from '@vitrin/shared-contracts/sections/section-kinds';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { AnyLink } from '../../../../shared/any-link.tsx';
import { PictureImage } from '../../../../shared/picture.tsx';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './logos.module.css';

/** Renders logos on light plates, in both colour schemes: most are drawn for paper. */
export function LogosSection(props: SectionProps) {
  const { title, items } = shownAs<typeof logosSection>(props.section);
  return (
    <Section {...props} className={styles.section}>
      <SectionHead title={title} />
      <ul className={styles.logos} role="list">
        {items.map(({ id, picture, href, name }) => (
          <li key={id}>
            {href ? (
              <AnyLink className={styles.plate} to={href}>
                <Logo picture={picture} name={name} />
              </AnyLink>
            ) : (
              <span className={styles.plate}>
                <Logo picture={picture} name={name} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows the name in the place of a missing picture. */
function Logo({ picture, name }: { picture: Picture | null; name: string }) {
  return picture ? <PictureImage picture={{ ...picture, alt: name || picture.alt }} sizes="200px" /> : name;
}
