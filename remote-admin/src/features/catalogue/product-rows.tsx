import type { ProductRow as Row } from '@vitrin/shared-contracts/catalogue';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { OrderedRows, type OrderedPages, type RowOrder } from '../../ui/list/ordered-rows.tsx';
import { BulkBar } from '../../editing/bulk/bulk-bar.tsx';
import { MoveToCategory } from '../../editing/bulk/move-to-category.tsx';
import { useBulk } from '../../editing/bulk/use-bulk.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { useTrash } from '../../editing/use-trash.ts';
import { deleteRecord } from './catalogue.api.ts';
import type { Choice } from './record-names.ts';
import { ProductRow } from './product-row.tsx';

interface ProductRowsProps {
  items: readonly Row[];
  /** Categories by id, for their names in the rows. */
  choices: readonly Choice[];
  languages: readonly LanguageInfo[];
  /** Only the products of one category can be reordered; lists of several categories and search results cannot. */
  movable: boolean;
  paged: OrderedPages;
}

export function ProductRows({ items, choices, languages, movable, paged }: ProductRowsProps) {
  const { moveToTrash } = useTrash();
  const mayWrite = useRight('catalogue.write');
  const selection = useSelection(items.map(({ id }) => id));
  const bulk = useBulk({ entity: 'product', noun: 'ürün', list: api.adminProducts });
  const move = async (category: number) => {
    if (await bulk.set(selection.chosen, 'category_id', category)) selection.clear();
  };
  const remove = ({ id, name }: Row) =>
    moveToTrash({
      entity: 'product',
      ids: [id],
      subject: name,
      call: () => deleteRecord(api.adminProducts, id),
      changes: [api.adminProducts],
      isLinked: true,
    });
  const row = (product: Row, order?: RowOrder) => (
    <ProductRow
      key={product.id}
      product={product}
      category={choices.find(({ value }) => value === String(product.category_id))?.label ?? ''}
      languages={languages}
      select={mayWrite ? selection.rowOf(product.id) : undefined}
      onDelete={() => void remove(product)}
      {...(order ? { order } : {})}
    />
  );
  return (
    <>
      {mayWrite ? (
        <BulkBar selection={selection} bulk={bulk} mayDelete>
          <MoveToCategory choices={choices} disabled={bulk.pending} onMove={(category) => void move(category)} />
        </BulkBar>
      ) : null}
      {movable && mayWrite ? (
        <OrderedRows
          items={items}
          label="Ürünler"
          nameOf={({ name }) => name}
          url={api.adminProducts}
          movable
          paged={paged}
          renderRow={row}
        />
      ) : (
        <ul aria-label="Ürünler">{items.map((product) => row(product))}</ul>
      )}
    </>
  );
}
