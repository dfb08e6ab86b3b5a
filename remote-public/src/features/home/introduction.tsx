import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { introductionSection } from '@vitrin/shared-contracts/sections/home-kinds';
import { Link } from '../../shared/link.tsx';
import cards from '../../shared/article-card.module.css';
import { Cover } from '../../shared/cover/cover.tsx';
import { Icon } from '../../shared/icon.tsx';
import { PictureImage } from '../../shared/picture.tsx';
import { useLeadsToBiography, useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { shownAs } from '../site-page/section-props.ts';
import page from './home.module.css';
import styles from './introduction.module.css';
import { SectionHeader } from './section-header.tsx';
import type { SectionProps } from './section-props.ts';

export function Introduction({ section }: SectionProps) {
  const { home } = useTexts();
  const leadsToBiography = useLeadsToBiography();
  const { own_picture, picture: common } = shownAs<typeof introductionSection>(section);
  const picture = own_picture ?? common;
  return (
    <section className={`${page.open} ${styles.introduction}`}>
      {picture ? (
        <PictureImage
          className={`${cards.cover} ${styles.picture}`}
          picture={picture}
          sizes="(max-width: 700px) 120vw, 1120px"
        />
      ) : (
        <Cover className={`${cards.cover} ${styles.picture}`} seed={section.id} />
      )}
      <div className={styles.text}>
        <SectionHeader section={section} />
        {leadsToBiography && (
          <Link className={shared.forward} to={publicPaths.biography}>
            {home.readMore}
            <Icon name="forward" />
          </Link>
        )}
      </div>
    </section>
  );
}
