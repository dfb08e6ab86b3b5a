import { useState } from 'react';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { Link } from '../../../shared/link.tsx';
import { Icon } from '../../../shared/icon.tsx';
import { useTexts } from '../../../shared/root-data.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import page from '../home.module.css';
import dialogs from '../../../shared/dialog.module.css';
import { useModal } from '../../../shared/use-modal.ts';
import { catalogueAddress, cataloguePath } from './catalogue-choice.ts';
import { productLink } from './open-product.ts';
import { ProductDetails, type ProductDialogProps } from './product-details.tsx';
import styles from './product-dialog.module.css';

const titleId = 'urun-basligi';

/**
 * Shows the product of an address from before products had pages. Rendered open by the server when the address specifies a product, so it is complete without JavaScript; a modal
 * dialog after hydration.
 */
export function ProductDialog({ choice, ...product }: ProductDialogProps) {
  const { common } = useTexts();
  const isAlive = useHydrated();
  const [isServed] = useState(!isAlive);
  const navigate = useNavigate();
  const listed = { ...choice, product: '' };
  const close = () => void navigate(cataloguePath(listed), { replace: true });
  const ref = useModal(close, () => productLink(choice.product));
  return (
    <dialog
      className={`${dialogs.dialog} ${styles.product}`}
      ref={ref}
      open={isServed}
      data-part="product"
      aria-labelledby={titleId}
    >
      <Link
        className={`${page.round} ${dialogs.close}`}
        to={catalogueAddress(listed)}
        aria-label={common.close}
        onClick={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <Icon name="close" />
      </Link>
      <ProductDetails {...product} titleId={titleId} />
    </dialog>
  );
}
