import { publicPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { AnyLink } from '../../../shared/any-link.tsx';
import { useContentLanguage } from '../../../shared/language-notice.tsx';
import { PictureImage } from '../../../shared/picture.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import type { Hero } from './heroes.ts';
import styles from './slider.module.css';

export interface HeroViewProps {
  hero: Hero;
  /** Its title is the page's first heading. */
  isLeading: boolean;
  /** Its picture is on the first screen. */
  isFirst: boolean;
}

/** Wider than its place, which is higher than a picture usually is: the sides are cropped. */
const SIZES = '(max-width: 800px) 125vw, max(60vw, 1200px)';

/** Words beside a picture that reaches the edge of the page. */
export function HeroView({ hero, isLeading, isFirst }: HeroViewProps) {
  const lang = useContentLanguage(hero.lang);
  const Title = isLeading ? 'h1' : 'h2';
  return (
    <div className={hero.picture ? styles.slide : `${styles.slide} ${styles.plain}`}>
      <div className={styles.words}>
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
      {hero.picture && <PictureImage className={styles.picture} picture={hero.picture} sizes={SIZES} first={isFirst} />}
    </div>
  );
}

/** Always two: the slide's own way on comes before the one to the contact page, that before the one to the company. */
function Actions({ hero: { link, action, title }, lang }: { hero: Hero; lang: string | undefined }) {
  const { home } = useTexts();
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
      {!link && (
        <Link className={shared.quietButton} to={publicPaths.biography}>
          {home.discover}
        </Link>
      )}
    </div>
  );
}
