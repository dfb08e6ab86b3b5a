import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { ArticleRow } from '@vitrin/shared-contracts/articles';
import { pictureSrc, pictureSrcset } from '@vitrin/shared-contracts/pictures';
import styles from './articles.module.css';

interface ArticleCoverProps extends Pick<ArticleRow, 'cover'> {
  /** False until the list is usable: it takes as long to load a page of pictures as the rest of the screen. */
  isLoaded: boolean;
}

/** Shows an empty box of the same size in place of a picture that is not loaded yet. */
export function ArticleCover({ cover, isLoaded }: ArticleCoverProps) {
  if (!cover)
    return (
      <span className={styles.cover}>
        <IconPhoto size={20} stroke={1.5} aria-hidden />
      </span>
    );
  if (!isLoaded) return <span className={styles.cover} />;
  return (
    <img
      className={styles.cover}
      src={pictureSrc(cover)}
      srcSet={pictureSrcset(cover, 'webp')}
      sizes="72px"
      alt=""
      width={72}
      height={48}
    />
  );
}
