import type { ShownSection } from '@vitrin/shared-contracts/sections/define-section';
import type { heroSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { Breadcrumbs } from '../../../../shared/breadcrumbs.tsx';
import { Cover } from '../../../../shared/cover/cover.tsx';
import { PictureImage } from '../../../../shared/picture.tsx';
import { crumbsOf } from '../../crumbs.ts';
import { Paragraphs } from '../../paragraphs.tsx';
import { SectionButton } from '../../section-link.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import styles from './hero.module.css';

/** A picture in the background is cropped at its sides on a phone. */
const SIZES = {
  wide: '(max-width: 700px) 180vw, 100vw',
  right: '(max-width: 800px) 125vw, max(60vw, 1200px)',
} as const;

type Shown = ShownSection<typeof heroSection>;

/** Returns how the text lies to the picture. A drawn cover in place of a missing one is beside the text. */
function shapeOf(layout: Shown['layout'], picture: Shown['picture']): 'plain' | 'right' | 'wide' {
  if (layout === 'text') return 'plain';
  return picture ? layout : 'right';
}

/** Renders the opening of a page: text over a picture, beside it, or alone. */
export function HeroSection({ section, page, lang, part, isLeading }: SectionProps) {
  const { id, layout, picture, title, text, href, button } = shownAs<typeof heroSection>(section);
  const shape = shapeOf(layout, picture);
  const Title = isLeading ? 'h1' : 'h2';
  const classes = [styles.hero, styles[shape], isLeading ? styles.top : ''];
  return (
    <section className={classes.filter(Boolean).join(' ')} id={id} lang={lang} data-part={part}>
      {picture && shape !== 'plain' && (
        <PictureImage className={styles.picture} picture={picture} sizes={SIZES[shape]} isAboveFold={isLeading} />
      )}
      {!picture && shape === 'right' && <Cover className={styles.picture} seed={page.title} order={page.id} isLarge />}
      <div className={styles.texts}>
        {isLeading && <Breadcrumbs crumbs={crumbsOf(page)} current={page.title} />}
        {title && <Title className={styles.title}>{title}</Title>}
        {text && (
          <div className={styles.text}>
            <Paragraphs text={text} />
          </div>
        )}
        <SectionButton href={href} label={button} title={title} />
      </div>
    </section>
  );
}
