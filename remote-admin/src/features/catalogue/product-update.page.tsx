import { useEffect } from 'react';
import type { ProductRecord } from 'shared-contracts/catalogue';
import { adminPaths, api } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { WaitingView } from '../../shared/states/waiting.view.tsx';
import { useRead } from '../../shared/use-read.ts';
import { useRecordId } from '../../shared/use-record-id.ts';
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
  const { mains, categories, languages, reread } = useCatalogue();
  const product = useRead<ProductRecord>(`${api.adminProducts}/${id}`);
  const { reading } = product;
  const isRead = reading.state === 'ready' && mains.state === 'ready' && categories.state === 'ready';
  if (!isRead || languages.state !== 'ready') {
    const retry = () => void Promise.all([product.reread(), reread()]);
    return <WaitingView readings={[reading, mains, categories, languages]} onRetry={retry} />;
  }
  return (
    <ProductForm
      record={reading.data}
      choices={categoryChoices(mains.data, categories.data, languages.data)}
      languages={languages.data}
      onSaved={product.reread}
      onReload={product.reread}
    />
  );
}
