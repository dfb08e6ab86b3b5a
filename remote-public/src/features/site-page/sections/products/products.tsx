import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { productsSection } from '@vitrin/shared-contracts/sections/section-kinds';
import { Icon } from '../../../../shared/icon.tsx';
import { Link } from '../../../../shared/link.tsx';
import { ProductCard } from '../../../../shared/product-card.tsx';
import { useTexts } from '../../../../shared/root-data.ts';
import shared from '../../../../shared/shared.module.css';
import { isChoice } from '../../is-choice.ts';
import { SectionHead } from '../../section-head.tsx';
import { shownAs, type SectionProps } from '../../section-props.ts';
import { Section } from '../../section.tsx';
import styles from './products.module.css';

/** Products that are shown if none are chosen. */
const MAX_SHOWN = 12;

/** Renders the first products of the catalogue, or the chosen ones, with a link to all of them; nothing if there are none. */
export function ProductsSection(props: SectionProps) {
  const { id, title, text, products: chosen } = shownAs<typeof productsSection>(props.section);
  const { catalogue, products: texts } = useTexts();
  const { records } = props.page;
  const found = records.chosen?.products?.[id] ?? records.products ?? [];
  const products = isChoice(chosen) ? found : found.slice(0, MAX_SHOWN);
  if (products.length === 0) return null;
  return (
    <Section {...props} lang={undefined}>
      <div className={styles.head}>
        <SectionHead title={title || catalogue.title} text={text} lang={title ? props.lang : undefined} />
        <Link className={shared.forward} to={publicPaths.products}>
          {texts.all}
          <Icon name="forward" />
        </Link>
      </div>
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
