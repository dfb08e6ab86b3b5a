import type { Product } from '@vitrin/shared-contracts/catalogue';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { Cover } from '../../shared/cover/cover.tsx';
import { galleryPicture, useGallery } from '../../shared/gallery/use-gallery.tsx';
import { PictureImage } from '../../shared/picture.tsx';
import { useTexts } from '../../shared/root-data.ts';
import styles from './product-gallery.module.css';

interface ProductGalleryProps {
  /** The first picture is the main one. */
  product: Pick<Product, 'id' | 'pictures'>;
  lang: string | undefined;
}

/** Renders the main picture and smaller ones below it, which open large; a drawn cover without pictures. Without script each picture leads to its file. */
export function ProductGallery({ product: { id, pictures }, lang }: ProductGalleryProps) {
  const { home } = useTexts();
  const large = pictures.map((picture) => galleryPicture(picture));
  const { opens, view } = useGallery(large, lang);
  const count = pictures.length;
  if (count === 0) return <Cover className={styles.drawn} seed="product" order={id} />;
  return (
    <div className={styles.gallery}>
      <ul role="list" className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <a
              href={large[index]?.href}
              data-held=""
              aria-label={picture.alt ? undefined : fill(home.slideOf, { number: index + 1, count })}
              onClick={opens(index)}
            >
              <PictureImage
                picture={picture}
                sizes={index === 0 ? '(max-width: 900px) 92vw, 46vw' : '(max-width: 900px) 30vw, 180px'}
                isAboveFold={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {view && <div>{view}</div>}
    </div>
  );
}
