import type { Branding } from '@vitrin/shared-contracts/branding';
import { defaultLook } from '@vitrin/shared-contracts/looks';

/** Branding of an installation without configuration. With an empty logo path the company name is shown as text. */
export const defaultBranding: Branding = {
  favIcoLogoPath: '',
  mainLogoPath: '',
  secondLogoPath: '',
  mainColor: '#17594a',
  secondColor: '#d98a3d',
  projectCompanyName: 'Vitrin',
  companyName: 'Vitrin',
  projectCompanyUrl: '/',
  look: defaultLook,
  lookOptions: {},
};
