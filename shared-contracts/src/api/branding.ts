import { object, string } from 'yup';
import { limits } from '../rules/limits.ts';
import { countingNumber, invalid, linkSchema } from '../rules/validation.ts';

/** Runtime branding (product §1): database over configuration file over defaults, never a rebuild. */
export interface Branding {
  favIcoLogoPath: string;
  mainLogoPath: string;
  secondLogoPath: string;
  /** Any CSS colour; scales and legible text colours are derived from it on the server. */
  mainColor: string;
  secondColor: string;
  /** The panel's name of the company. */
  projectCompanyName: string;
  /** The site's name of the company. */
  companyName: string;
  /** Where the copyright line and the sign-in help link lead. */
  projectCompanyUrl: string;
}

/** GET /api/admin/settings/branding. */
export interface BrandingRecord extends Branding {
  /** 0 before the first save. */
  version: number;
}

/** GET /api/admin/settings/branding/preview: what two colours would become, by custom property. */
export interface BrandingPreview {
  /** The colours themselves, written as hex. */
  main: string;
  second: string;
  light: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
}

/** A picture of ours: only what the site itself serves passes its policy. Empty: the name in letters. */
const logoPath = () =>
  string()
    .trim()
    .max(limits.address.max, invalid.tooLong(limits.address.max))
    .matches(/^(?:\/media\/[\w/-]+(?:\.[\w/-]+)*)?$/, invalid.logo)
    .default('');

const companyName = () =>
  string()
    .trim()
    .required(invalid.required)
    .min(limits.title.min, invalid.tooShort(limits.title.min))
    .max(limits.title.max, invalid.tooLong(limits.title.max));

/** Fields of POST /api/admin/settings/branding with `_method` PUT; that a colour is one is checked by the server. */
export const brandingInputSchema = object({
  version: countingNumber(),
  favIcoLogoPath: logoPath(),
  mainLogoPath: logoPath(),
  secondLogoPath: logoPath(),
  mainColor: string().trim().required(invalid.required).max(limits.personName.max, invalid.colour),
  secondColor: string().trim().required(invalid.required).max(limits.personName.max, invalid.colour),
  projectCompanyName: companyName(),
  companyName: companyName(),
  projectCompanyUrl: linkSchema().required(invalid.required),
});
