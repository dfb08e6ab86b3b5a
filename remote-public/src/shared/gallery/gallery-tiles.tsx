import { tileShape, type Picture } from '@vitrin/shared-contracts/pictures';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { PictureImage } from '../picture.tsx';
import { useTexts } from '../root-data.ts';
import styles from './gallery-tiles.module.css';
import { galleryPicture, useGallery } from './use-gallery.tsx';

interface GalleryTilesProps {
  pictures: readonly Picture[];
  /** `lang` attribute of the captions; undefined if it is the language of the surrounding site texts. */
  lang: string | undefined;
}

/** Renders pictures as tiles, which open large. Without script each leads to its file. */
export function GalleryTiles({ pictures, lang }: GalleryTilesProps) {
  const { home } = useTexts();
  const large = pictures.map((picture) => galleryPicture(picture));
  const { opens, view } = useGallery(large, lang);
  const count = pictures.length;
  return (
    <>
      <div className={styles.frame}>
        <ul className={`${styles.tiles} ${styles[arrangementOf(count)]}`} role="list">
          {pictures.map((picture, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a picture may be shown twice
            <li key={`${picture.id} ${index}`} className={count > FEW ? shapeOf(picture) : undefined}>
              <a
                href={large[index]?.href}
                data-held=""
                aria-label={picture.alt ? undefined : fill(home.slideOf, { number: index + 1, count })}
                onClick={opens(index)}
              >
                <PictureImage picture={picture} sizes={count === 1 ? '92vw' : '(max-width: 700px) 60vw, 620px'} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {view && <div>{view}</div>}
    </>
  );
}

function shapeOf({ width, height }: Picture): string | undefined {
  const shape = tileShape(width, height);
  return shape === null ? undefined : styles[shape];
}

/** Most pictures that are shown larger than tiles. */
const FEW = 3;

/** Returns the arrangement of a number of pictures that fills the last row. */
function arrangementOf(count: number): 'few' | 'thirds' | 'many' {
  if (count <= FEW) return 'few';
  return count % 3 === 0 && count % 4 !== 0 ? 'thirds' : 'many';
}
