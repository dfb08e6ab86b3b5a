import { useLoaderData } from '@vitrin/shared-contracts/router';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { Breadcrumbs } from '../../shared/breadcrumbs.tsx';
import { LanguageNotice, useContentLanguage } from '../../shared/language-notice.tsx';
import { ProductCard } from '../../shared/product-card.tsx';
import { productTrail } from '../../shared/product-head.ts';
import { Prose } from '../../shared/prose.tsx';
import { RelatedRecords } from '../../shared/related-records.tsx';
import { useTexts } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { pageHeadings } from './page-headings.ts';
import { ProductDocuments } from './product-documents.tsx';
import { enquiryId, ProductEnquiry } from './product-enquiry.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSpecs } from './product-specs.tsx';
import type { ProductData } from './product.loader.ts';
import styles from './product.module.css';

export function ProductPage() {
  const { product, notice } = useLoaderData<ProductData>();
  const { products: texts } = useTexts();
  const lang = useContentLanguage(product.lang);
  const { name, summary, specs, documents, content } = product;
  const hasData = specs.length > 0 || documents.length > 0;
  return (
    <article>
      <header className={`${styles.header} ${styles.pictured}`}>
        <div className={styles.top}>
          <Breadcrumbs crumbs={productTrail(product, texts.title)} current={name} currentLang={lang} />
          <h1 className={styles.title} lang={lang}>
            {name}
          </h1>
          {summary && (
            <p className={styles.summary} lang={lang}>
              {summary}
            </p>
          )}
          <LanguageNotice lang={product.lang} />
          <ProductFacts product={product} lang={lang} />
          <a className={`${shared.button} ${styles.ask}`} href={`#${enquiryId}`}>
            {texts.enquiry}
          </a>
        </div>
        <ProductGallery product={product} lang={lang} />
      </header>
      <div className={hasData ? `${styles.body} ${styles.withData}` : styles.body}>
        <Prose html={pageHeadings(content)} lang={lang} />
        {hasData && (
          <div className={styles.data}>
            <ProductSpecs specs={specs} lang={lang} />
            <ProductDocuments documents={documents} />
          </div>
        )}
      </div>
      <ProductEnquiry key={product.id} product={product} notice={notice} />
      <Related product={product} />
    </article>
  );
}

function Related({ product: { related } }: Pick<ProductData, 'product'>) {
  const { products: texts } = useTexts();
  return (
    <RelatedRecords
      heading={texts.related}
      list={{ path: publicPaths.products, name: texts.title, link: texts.all }}
      className={styles.cards}
    >
      {related.map((each) => (
        <ProductCard key={each.id} product={each} />
      ))}
    </RelatedRecords>
  );
}
