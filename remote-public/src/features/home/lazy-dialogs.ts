import { lazyPart } from '../../shared/lazy-part.ts';

/** Dialogs of the home page, which most visits do not open. */
export const productDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "product" */ './catalogue/product-dialog.tsx')).ProductDialog,
);
export const lightbox = lazyPart(
  async () => (await import(/* webpackChunkName: "lightbox" */ './certificates/lightbox.tsx')).Lightbox,
);

/** Loads the dialogs that the address opens. */
export async function loadOpenDialogs(opens: { product: boolean; certificate: boolean }): Promise<void> {
  await Promise.all([opens.product && productDialog.load(), opens.certificate && lightbox.load()]);
}
