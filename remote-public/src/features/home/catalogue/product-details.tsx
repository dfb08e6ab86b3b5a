import { Fragment, useEffect, type ReactNode } from 'react';
import type { Product, ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { Link } from '../../../shared/link.tsx';
import cards from '../../../shared/article-card.module.css';
import { hasBlocks, loadBlockStyles } from '../../../shared/lazy-block-styles.ts';
import { LanguageNotice, useContentLanguage } from '../../../shared/language-notice.tsx';
import { LeftToRight } from '../../../shared/left-to-right.tsx';
import { listText } from '../../../shared/list-text.ts';
import { PictureImage } from '../../../shared/picture.tsx';
import { Prose } from '../../../shared/prose.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import page from '../home.module.css';
import type { CatalogueChoice } from './catalogue-choice.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import styles from './product-dialog.module.css';

export interface ProductDialogProps {
  summary: ProductSummary;
  /** Null while the details are loading. */
  details: Product | null;
  /** Shown instead of details that could not be loaded. */
  failure: ReactNode;
  choice: CatalogueChoice;
  inquiry: string;
  inquiryLang: string;
}

interface ProductDetailsProps extends Omit<ProductDialogProps, 'choice'> {
  titleId: string;
}

export function ProductDetails({ summary, details, failure, inquiry, inquiryLang, titleId }: ProductDetailsProps) {
  const { catalogue, common } = useTexts();
  const lang = useContentLanguage(summary.lang);
  const inquiryIn = useContentLanguage(inquiryLang);
  const text = details?.content ?? '';
  // Not in the document of the home page, which few products would need.
  useEffect(() => {
    if (hasBlocks(text)) void loadBlockStyles();
  }, [text]);
  return (
    <div className={styles.body}>
      <Pictures {...summary} {...details} />
      <div className={styles.text}>
        <h2 className={shared.heading} id={titleId} lang={lang}>
          {summary.name}
        </h2>
        <LanguageNotice lang={summary.lang} />
        <p className={page.line} lang={lang}>
          {summary.summary}
        </p>
        <Facts summary={summary} details={details} />
        <Link className={shared.link} to={publicPaths.product(summary.seo_name)}>
          {catalogue.details}
        </Link>
        {details ? <Prose html={details.content} lang={lang} /> : <div role="status">{failure ?? common.loading}</div>}
        {inquiry && <p lang={inquiryIn}>{inquiry}</p>}
        <Link
          className={shared.button}
          to={`${publicPaths.contact}?form=iletisim`}
          state={{ subject: fill(catalogue.askSubject, { name: summary.name, code: summary.code }) }}
        >
          {catalogue.ask}
        </Link>
      </div>
    </div>
  );
}

/** Shows all pictures, the main one first; only the main one until the details are loaded. */
function Pictures({
  name,
  picture,
  pictures,
}: Pick<ProductDialogProps['summary'], 'name' | 'picture'> & Partial<Pick<Product, 'pictures'>>) {
  const shown = pictures?.length ? pictures : [picture].filter((leading) => leading !== null);
  if (shown.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the pictures scroll horizontally and must be focusable
    <div className={styles.pictures} role="group" aria-label={name} tabIndex={shown.length > 1 ? 0 : undefined}>
      {shown.map((each) => (
        <PictureImage className={cards.cover} key={each.id} picture={each} sizes="(max-width: 800px) 92vw, 680px" />
      ))}
    </div>
  );
}

function Facts({ summary, details }: Pick<ProductDialogProps, 'summary' | 'details'>) {
  const { catalogue } = useTexts();
  const lang = useContentLanguage(summary.lang);
  return (
    <dl className={styles.facts}>
      <dt>{catalogue.code}</dt>
      <dd>
        <LeftToRight>{summary.code}</LeftToRight>
      </dd>
      {details && (
        <>
          <dt>{catalogue.category}</dt>
          <dd lang={lang}>
            <CatalogueLink className={shared.link} choice={{ category: details.category.seo_name }}>
              {details.category.name}
            </CatalogueLink>
          </dd>
        </>
      )}
      {summary.transporter_types.length > 0 && (
        <>
          <dt>{catalogue.types}</dt>
          <dd lang={lang}>{listText(summary.transporter_types, summary.lang)}</dd>
        </>
      )}
      {details?.specs.map(({ id, label, value }) => (
        <Fragment key={id}>
          <dt lang={lang}>{label}</dt>
          <dd lang={lang}>
            <bdi>{value}</bdi>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
