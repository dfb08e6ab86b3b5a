import type { gallerySection } from '@vitrin/shared-contracts/sections/section-kinds';
import { tileShape, type Picture } from '@vitrin/shared-contracts/pictures';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { galleryPicture, useGallery } from '../../../../shared/gallery/use-gallery.tsx';
import { PictureImage } from '../../../../shared/picture.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './gallery.module.css';

/** Renders pictures as tiles, which open large. Without script each leads to its file. */
export function GallerySection(props: SectionProps) {
  const { title, text, ...shown } = shownAs<typeof gallerySection>(props.section);
  const pictures = shown.pictures ?? [];
  const { home } = useTexts();
  const large = pictures.map((picture) => galleryPicture(picture));
  const { opens, view } = useGallery(large, props.lang);
  const count = pictures.length;
  return (
    <Section {...props}>
      <SectionHead title={title} text={text} />
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
      {view}
    </Section>
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
