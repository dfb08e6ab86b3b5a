import type { ShownSection } from '@vitrin/shared-contracts/sections/define-section';
import type { textPictureSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { PictureImage } from '../../../../shared/picture.tsx';
import { Prose } from '../../../../shared/prose.tsx';
import { usePictureSizes } from '../../../../shared/use-picture-sizes.ts';
import layout from '../../section.module.css';
import { Section } from '../../section.tsx';
import { SectionHead } from '../../section-head.tsx';
import { SectionForward } from '../../section-link.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import styles from './text-picture.module.css';

/** On phones a picture of 16:9 is cut to 3:2 and needs 107vw; 99vw looks the same, and 412 px of density 1.75 need one width less. */
const ownSizes = { beside: '(max-width: 800px) 99vw, 900px' };

type Shown = ShownSection<typeof textPictureSection>;

/** Renders a text beside a picture; without a picture it looks like a text. */
export function TextPictureSection(props: SectionProps) {
  const shown = shownAs<typeof textPictureSection>(props.section);
  const { side, picture, title } = shown;
  const sizes = usePictureSizes(ownSizes);
  if (!picture)
    return (
      <Section {...props} className={layout.split}>
        <SectionHead title={title} />
        <Texts shown={shown} />
      </Section>
    );
  return (
    <Section {...props} className={side === 'left' ? `${styles.pair} ${styles.left}` : styles.pair}>
      <div className={styles.side}>
        <SectionHead title={title} />
        <Texts shown={shown} />
      </div>
      <PictureImage className={styles.picture} picture={picture} sizes={sizes.beside} />
    </Section>
  );
}

function Texts({ shown: { document, href, button, title } }: { shown: Shown }) {
  return (
    <div className={styles.texts}>
      {document && <Prose html={document} />}
      <SectionForward href={href} label={button} title={title} />
    </div>
  );
}
