import { useNavigate, useSearchParams } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { productsOfPath, sectionPath } from './catalogue.sections.ts';
import { categoryChoices } from './names.ts';
import { ProductForm } from './product.form.tsx';
import { useCatalogue } from './use-catalogue.ts';

export function ProductInsertPage() {
  const { mains, categories, languages, reread } = useCatalogue();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const category = params.get('kategori') ?? '';
  if (mains.state !== 'ready' || categories.state !== 'ready' || languages.state !== 'ready') {
    return <WaitingView readings={[mains, categories, languages]} onRetry={() => void reread()} />;
  }
  return (
    <ProductForm
      record={null}
      choices={categoryChoices(mains.data, categories.data, languages.data)}
      category={category}
      languages={languages.data}
      onSaved={() => void navigate(category ? productsOfPath(Number(category)) : sectionPath('urunler'))}
      onReload={async () => void (await reread())}
    />
  );
}
