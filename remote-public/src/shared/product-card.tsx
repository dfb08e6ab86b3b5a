import type { ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import cards from './article-card.module.css';
import { Cover } from './cover/cover.tsx';
import { useContentLanguage } from './language-notice.tsx';
import { LeftToRight } from './left-to-right.tsx';
import { listText } from './list-text.ts';
import { Link } from './link.tsx';
import { PictureImage } from './picture.tsx';

interface ProductCardProps {
  product: ProductSummary;
  /** Id of the link. */
  linkId?: string;
}

/** Renders one product of a list; the whole card is clickable, the link is the name. */
export function ProductCard({ product, linkId }: ProductCardProps) {
  const { id, code, name, picture, seo_name, summary, transporter_types } = product;
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
        <Cover className={cards.cover} seed="product" order={id} />
      )}
      <div>
        <p className={cards.facts}>
          <span>
            <LeftToRight>{code}</LeftToRight>
          </span>
          {transporter_types.length > 0 && <span lang={lang}>{listText(transporter_types, product.lang)}</span>}
        </p>
        <h3 className={cards.title} lang={lang}>
          <Link id={linkId} to={publicPaths.product(seo_name)}>
            {name}
          </Link>
        </h3>
        {summary && (
          <p className={cards.summary} lang={lang}>
            {summary}
          </p>
        )}
      </div>
    </article>
  );
}
