import { brandingInputSchema, type Branding, type BrandingRecord } from 'shared-contracts/branding';
import { validate } from 'shared-contracts/validation';

export type BrandingValues = Branding;

export function brandingValues({ version: _version, ...branding }: BrandingRecord): BrandingValues {
  return branding;
}

/** That a colour is one is said by the preview, which the server makes. */
export function brandingErrors(values: BrandingValues): Readonly<Record<string, string>> {
  return validate(brandingInputSchema, values).errors ?? {};
}
