import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { createContext, useContext } from 'react';
import { pictureSrc, pictureSrcset, type Picture } from '@vitrin/shared-contracts/pictures';
import styles from './row-picture.module.css';

/**
 * False until a list is usable: it takes as long to load a page of pictures as the rest of the screen. True for rows
 * outside of such a list.
 */
export const RowPicturesContext = createContext(true);

interface RowPictureProps {
  picture: Picture | null;
  /** Displayed size in pixels. */
  width: number;
  height: number;
}

/** Picture of a record in its row. A picture that is not loaded yet has an empty box of the same size. */
export function RowPicture({ picture, width, height }: RowPictureProps) {
  const isLoaded = useContext(RowPicturesContext);
  const style = { inlineSize: width, blockSize: height };
  if (!picture || !isLoaded)
    return (
      <span className={styles.picture} style={style}>
        {picture ? null : <IconPhoto size={20} stroke={1.5} aria-hidden />}
      </span>
    );
  return (
    <img
      className={styles.picture}
      style={style}
      src={pictureSrc(picture)}
      srcSet={pictureSrcset(picture, 'webp')}
      sizes={`${width}px`}
      alt=""
      width={width}
      height={height}
    />
  );
}
