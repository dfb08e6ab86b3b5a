import { useNavigate, useSearchParams } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { productsOfPath, sectionPath } from './catalogue.sections.ts';
import { categoryChoices } from './names.ts';
import { ProductForm } from './product.form.tsx';
import { useCatalogue } from './use-catalogue.ts';

export function ProductInsertPage() {
  const { mains, categories, languages } = useCatalogue();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const category = params.get('kategori') ?? '';
  if (!mains.isSuccess || !categories.isSuccess || !languages.isSuccess) {
    return <WaitingView queries={[mains, categories, languages]} />;
  }
  return (
    <ProductForm
      record={null}
      choices={categoryChoices(mains.data.items, categories.data.items, languages.data)}
      category={category}
      languages={languages.data}
      onSaved={() => void navigate(category ? productsOfPath(Number(category)) : sectionPath('urunler'))}
    />
  );
}
