import { publicPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '../../../shared/link.tsx';
import { AnyLink } from '../../../shared/any-link.tsx';
import { Cover } from '../../../shared/cover/cover.tsx';
import { useContentLanguage } from '../../../shared/language-notice.tsx';
import { useLookOption } from '../../../shared/look-option.ts';
import { PictureImage } from '../../../shared/picture.tsx';
import { useLeadsToBiography, useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import type { Hero } from './heroes.ts';
import styles from './slider.module.css';

export interface HeroViewProps {
  hero: Hero;
  /** True when its title is the h1 of the page. */
  isLeading: boolean;
  /** True when its picture is visible without scrolling. */
  isFirst: boolean;
}

/** Wider than the layout slot, which is taller than most pictures: their sides are cropped. */
const SIZES = '(max-width: 800px) 125vw, max(60vw, 1200px)';
/** A picture of the whole width is cropped at its sides on a phone. */
const FULL_SIZES = '(max-width: 700px) 180vw, 100vw';

/** Renders text beside a picture that extends to the edge of the page, or with one of the whole width, as the look is set. */
export function HeroView({ hero, isLeading, isFirst }: HeroViewProps) {
  const lang = useContentLanguage(hero.lang);
  const Title = isLeading ? 'h1' : 'h2';
  // A drawn cover has no place for letters on it.
  const isFull = useLookOption('hero') === 'full' && hero.picture !== null;
  return (
    <div className={isFull ? `${styles.slide} ${styles.full}` : styles.slide}>
      <div className={styles.texts}>
        <Title className={styles.title} lang={lang}>
          {hero.title}
        </Title>
        {hero.text && (
          <p className={styles.text} lang={lang}>
            {hero.text}
          </p>
        )}
        <Actions hero={hero} lang={lang} />
      </div>
      {hero.picture ? (
        <PictureImage
          className={styles.picture}
          picture={hero.picture}
          sizes={isFull ? FULL_SIZES : SIZES}
          isAboveFold={isFirst}
        />
      ) : (
        <Cover className={styles.picture} seed={hero.title} isLarge />
      )}
    </div>
  );
}

/**
 * Renders two links: the link of the slide and the contact page; without a slide link, or with one to the contact page, that and the
 * biography, if the site leads there.
 */
function Actions({ hero: { link: given, action, title }, lang }: { hero: Hero; lang: string | undefined }) {
  const { home } = useTexts();
  const leadsToBiography = useLeadsToBiography();
  const link = given === publicPaths.contact ? null : given;
  return (
    <div className={shared.actions}>
      {link && (
        <AnyLink className={shared.button} to={link} aria-label={`${home.readMore}: ${title}`}>
          {home.readMore}
        </AnyLink>
      )}
      <Link
        className={link ? shared.quietButton : shared.button}
        to={publicPaths.contact}
        lang={action ? lang : undefined}
      >
        {action || home.contactAction}
      </Link>
      {!link && leadsToBiography && (
        <Link className={shared.quietButton} to={publicPaths.biography}>
          {home.discover}
        </Link>
      )}
    </div>
  );
}
