import type { ProductRow as Row } from 'shared-contracts/catalogue';
import type { LanguageRecord } from 'shared-contracts/languages';
import { adminPaths, api } from 'shared-contracts/paths';
import { useRight } from 'shared-contracts/state';
import { OrderedRows, type OrderedPages, type RowOrder } from '../../shared/list/ordered-rows.tsx';
import { useTrash } from '../../shared/use-trash.ts';
import { deleteRecord } from './catalogue.api.ts';
import type { Choice } from './record-names.ts';
import { ProductRow } from './product-row.tsx';

interface ProductRowsProps {
  items: readonly Row[];
  /** Categories by id, for their names in the rows. */
  choices: readonly Choice[];
  languages: readonly LanguageRecord[];
  /** Only the products of one category can be reordered; lists of several categories and search results cannot. */
  movable: boolean;
  paged: OrderedPages;
}

export function ProductRows({ items, choices, languages, movable, paged }: ProductRowsProps) {
  const { moveToTrash } = useTrash();
  const mayWrite = useRight('catalogue.write');
  const remove = ({ id, name }: Row) =>
    moveToTrash({
      entity: 'product',
      ids: [id],
      subject: name,
      call: () => deleteRecord(api.adminProducts, id),
      changes: [api.adminProducts],
      linked: { entity: 'product', record: id, screen: adminPaths.productUpdate(id) },
    });
  const row = (product: Row, order?: RowOrder) => (
    <ProductRow
      key={product.id}
      product={product}
      category={choices.find(({ value }) => value === String(product.category_id))?.label ?? ''}
      languages={languages}
      onDelete={() => void remove(product)}
      {...(order ? { order } : {})}
    />
  );
  if (!movable || !mayWrite) return <ul aria-label="Ürünler">{items.map((product) => row(product))}</ul>;
  return (
    <OrderedRows
      items={items}
      label="Ürünler"
      nameOf={({ name }) => name}
      url={api.adminProducts}
      movable
      paged={paged}
      renderRow={row}
    />
  );
}
