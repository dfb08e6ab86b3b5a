import type { HomeContent } from 'shared-contracts/page-contents';
import { publicPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { PictureImage } from '../../shared/picture.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './hero.module.css';

/** One sentence, one line, two actions, and a picture that reaches the edge. */
export function Hero({ content }: { content: HomeContent }) {
  const { home } = useTexts();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{content.hero_title}</h1>
        <p className={styles.text}>{content.hero_text}</p>
        <div className={shared.actions}>
          <Link className={shared.button} to={publicPaths.contact}>
            {content.hero_action || home.contactAction}
          </Link>
          <Link className={shared.quietButton} to={publicPaths.biography}>
            {home.discover}
          </Link>
        </div>
      </div>
      {content.hero_picture && (
        <PictureImage
          className={styles.picture}
          picture={content.hero_picture}
          sizes="(max-width: 800px) 100vw, 52vw"
          first
        />
      )}
    </section>
  );
}
