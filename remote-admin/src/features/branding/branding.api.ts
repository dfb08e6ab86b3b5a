import type { BrandingRecord } from 'shared-contracts/branding';
import { api } from 'shared-contracts/paths';
import { sendForm } from '../../shared/http.ts';
import { readQuery } from '../../shared/query.ts';
import type { BrandingValues } from './branding.values.ts';

export const brandingQuery = readQuery<BrandingRecord>(api.adminBranding);

/** The first save has no version to replace. */
export const saveBranding = (values: BrandingValues, version: number | null) =>
  sendForm<BrandingRecord>('PUT', api.adminBranding, { ...values, ...(version ? { version } : {}) });
