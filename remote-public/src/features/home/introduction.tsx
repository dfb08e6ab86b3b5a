import type { HomeContent } from 'shared-contracts/page-contents';
import { publicPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { Icon } from '../../shared/icon.tsx';
import { PictureImage } from '../../shared/picture.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './introduction.module.css';

export function Introduction({ content }: { content: HomeContent }) {
  const { home } = useTexts();
  const paragraphs = content.introduction_text.split(/\n+/).filter(Boolean);
  return (
    <section className={styles.introduction}>
      {content.introduction_picture && (
        <PictureImage
          className={styles.picture}
          picture={content.introduction_picture}
          sizes="(max-width: 800px) 92vw, 440px"
        />
      )}
      <div className={styles.words}>
        <h2 className={shared.heading}>{content.introduction_title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Link className={shared.forward} to={publicPaths.biography}>
          {home.readMore}
          <Icon name="forward" />
        </Link>
      </div>
    </section>
  );
}
