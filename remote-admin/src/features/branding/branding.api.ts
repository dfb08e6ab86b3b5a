import type { BrandingRecord } from 'shared-contracts/branding';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import type { BrandingValues } from './branding.values.ts';

/** The first save has no version to replace. */
export const saveBranding = (values: BrandingValues, version: number | null) =>
  sendForm<BrandingRecord>('PUT', api.adminBranding, { ...values, ...(version ? { version } : {}) });
