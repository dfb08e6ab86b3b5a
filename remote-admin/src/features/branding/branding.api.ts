import type { BrandingRecord } from 'shared-contracts/branding';
import type { Answer } from 'shared-contracts/http';
import { api } from 'shared-contracts/paths';
import type { BrandingValues } from './branding.values.ts';

/** The first save has no version to replace. */
export async function saveBranding(values: BrandingValues, version: number | null): Promise<Answer<BrandingRecord>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminBranding, { ...values, ...(version ? { version } : {}) });
}
