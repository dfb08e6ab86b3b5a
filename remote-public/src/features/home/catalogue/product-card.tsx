import type { ProductSummary } from '@vitrin/shared-contracts/catalogue';
import cards from '../../../shared/article-card.module.css';
import { firstLetter } from '../../../shared/first-letter.ts';
import { useContentLanguage } from '../../../shared/language-notice.tsx';
import { PictureImage } from '../../../shared/picture.tsx';
import { openedHere } from '../opened-here.ts';
import type { CatalogueChoice } from './catalogue-choice.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import styles from './catalogue.module.css';
import { productLinkId } from './open-product.ts';

export interface ProductCardProps {
  product: ProductSummary;
  /** State of the list, which remains behind the product dialog. */
  choice: CatalogueChoice;
}

/** Renders a card that opens the product as a whole; the link is its name. */
export function ProductCard({ product, choice }: ProductCardProps) {
  const { code, name, picture, seo_name, summary, transporter_types } = product;
  const lang = useContentLanguage(product.lang);
  return (
    <article className={`${cards.card} ${cards.small}`}>
      {picture ? (
        <PictureImage
          className={cards.cover}
          picture={{ ...picture, alt: '' }}
          sizes="(max-width: 700px) 36vw, (max-width: 1000px) 30vw, 300px"
        />
      ) : (
        <div className={`${cards.cover} ${styles.blank}`} aria-hidden="true">
          {firstLetter(name)}
        </div>
      )}
      <div>
        <p className={cards.facts}>
          <span>{code}</span>
          {transporter_types.length > 0 && <span lang={lang}>{transporter_types.join(', ')}</span>}
        </p>
        <h3 className={cards.title} lang={lang}>
          <CatalogueLink id={productLinkId(seo_name)} choice={{ ...choice, product: seo_name }} state={openedHere}>
            {name}
          </CatalogueLink>
        </h3>
        <p className={cards.summary} lang={lang}>
          {summary}
        </p>
      </div>
    </article>
  );
}
