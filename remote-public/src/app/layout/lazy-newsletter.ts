import { lazyPart } from '../../shared/lazy-part.ts';

/** Form in the footer, on sites that have switched it on. */
export const footerNewsletter = lazyPart(
  async () => (await import(/* webpackChunkName: "footer-newsletter" */ './footer-newsletter.tsx')).FooterNewsletter,
);
