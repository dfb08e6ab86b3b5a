import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useRecordId } from '../../shared/use-record-id.ts';
import { productQuery } from './catalogue.api.ts';
import { categoryChoices } from './names.ts';
import { ProductForm } from './product.form.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** The chosen product stands in the address; without one the list opens. */
export function ProductUpdatePage() {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(adminPaths.catalogue, { replace: true });
  }, [id, navigate]);
  return id === null ? null : <ProductUpdate key={id} id={id} />;
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
