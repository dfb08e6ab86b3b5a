import { useSearchParams } from '@vitrin/shared-contracts/router';
import { sectionOf } from './catalogue.sections.ts';
import { CategorySection } from './category-section.tsx';
import { MainCategorySection } from './main-category-section.tsx';
import { ProductSection } from './product-section.tsx';

/** Products, categories and main categories on one screen; the URL stores the current section. */
export function CataloguePage() {
  const [params] = useSearchParams();
  const section = sectionOf(params.get('bolum'));
  if (section === 'kategoriler') return <CategorySection />;
  return section === 'ana-kategoriler' ? <MainCategorySection /> : <ProductSection />;
}
