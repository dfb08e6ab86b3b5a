import { useQuery } from '@tanstack/react-query';
import { adminPaths } from 'shared-contracts/paths';
import { ChosenRecord } from '../../shared/form/record-page.tsx';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { productQuery } from './catalogue.api.ts';
import { categoryChoices } from './names.ts';
import { ProductForm } from './product.form.tsx';
import { useCatalogue } from './use-catalogue.ts';

export function ProductUpdatePage() {
  return <ChosenRecord list={adminPaths.catalogue}>{(id) => <ProductUpdate id={id} />}</ChosenRecord>;
}

function ProductUpdate({ id }: { id: number }) {
  const { mains, categories, languages } = useCatalogue();
  const product = useQuery(productQuery(id));
  if (!product.isSuccess || !mains.isSuccess || !categories.isSuccess || !languages.isSuccess) {
    return <WaitingView queries={[product, mains, categories, languages]} />;
  }
  return (
    <ProductForm
      record={product.data}
      choices={categoryChoices(mains.data.items, categories.data.items, languages.data)}
      languages={languages.data}
    />
  );
}
