import type { ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { productsSection } from '@vitrin/shared-contracts/sections/section-kinds';
import cards from '../../../../shared/article-card.module.css';
import { firstLetter } from '../../../../shared/first-letter.ts';
import { useContentLanguage } from '../../../../shared/language-notice.tsx';
import { Link } from '../../../../shared/link.tsx';
import { PictureImage } from '../../../../shared/picture.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './products.module.css';

/** Renders products, each a link to its address; nothing if there are none. */
export function ProductsSection(props: SectionProps) {
  const { title, text } = shownAs<typeof productsSection>(props.section);
  const { catalogue } = useTexts();
  const products = props.page.records.products ?? [];
  if (products.length === 0) return null;
  return (
    <Section {...props} lang={undefined}>
      <SectionHead title={title || catalogue.title} text={text} lang={title ? props.lang : undefined} />
      <ul className={styles.products} role="list">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ProductCard({ product: { code, name, picture, seo_name, summary, lang } }: { product: ProductSummary }) {
  const contentLang = useContentLanguage(lang);
  const address = `${publicPaths.home}?${new URLSearchParams({ urun: seo_name }).toString()}`;
  return (
    <article className={`${cards.card} ${cards.small}`} lang={contentLang}>
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
        <p className={cards.facts}>{code}</p>
        <h3 className={cards.title}>
          <Link to={address}>{name}</Link>
        </h3>
        <p className={cards.summary}>{summary}</p>
      </div>
    </article>
  );
}
