import type { ReactNode } from 'react';
import type { ArticleSummary } from '@vitrin/shared-contracts/articles';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { Link } from './link.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from './article-card.module.css';
import { Cover } from './cover/cover.tsx';
import { useContentLanguage } from './language-notice.tsx';
import { PictureImage } from './picture.tsx';
import { usePictureSizes } from './use-picture-sizes.ts';

export interface ArticleCardProps {
  article: ArticleSummary;
  shape?: keyof typeof ownSizes;
}

/** Covers are taller than some pictures: the widths include what is cropped at the sides. */
const ownSizes = {
  upright: '(max-width: 700px) 92vw, (max-width: 1100px) 52vw, 400px',
  large: '(max-width: 1100px) 102vw, 800px',
  /** A large card beside two rows of other cards. */
  leading: '(max-width: 1100px) 102vw, 1320px',
  small: '(max-width: 700px) 36vw, (max-width: 1000px) 52vw, 400px',
};

/** Renders one article of a list; the whole card is clickable, the link is the title. */
export function ArticleCard({ article, shape = 'upright' }: ArticleCardProps) {
  const lang = useContentLanguage(article.lang);
  const sizes = usePictureSizes(ownSizes);
  // An upright card has no class of its own.
  const classes = [styles.card, styles[shape === 'leading' ? 'large' : shape]].filter(Boolean);
  return (
    <article className={classes.join(' ')} lang={lang}>
      {article.cover ? (
        <PictureImage className={styles.cover} picture={{ ...article.cover, alt: '' }} sizes={sizes[shape]} />
      ) : (
        <Cover
          className={styles.cover}
          seed="article"
          order={article.id}
          isLarge={shape === 'large' || shape === 'leading'}
        />
      )}
      <div>
        <ArticleFacts article={article} />
        <h3 className={styles.title}>
          <Link to={publicPaths.article(article.seo_name)}>{article.title}</Link>
        </h3>
        {shape !== 'small' && <p className={styles.summary}>{textOf(article)}</p>}
      </div>
    </article>
  );
}

/** Returns the summary, or in a list of results the part of the article that a search found. */
function textOf({ summary, excerpt }: ArticleSummary): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- the position identifies a part: an excerpt never changes
  return excerpt?.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text)) ?? summary;
}
