import type { ConsentCategory } from 'shared-contracts/integrations';

/** A newer server may offer more. */
export const consentCategoryLabels: Readonly<Partial<Record<ConsentCategory, string>>> = {
  analytics: 'İstatistik',
  marketing: 'Pazarlama',
};
