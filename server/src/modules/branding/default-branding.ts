import type { Branding } from 'shared-contracts/branding';

/** What a house without any configuration looks like. An empty logo path shows the company's name in letters. */
export const defaultBranding: Branding = {
  favIcoLogoPath: '',
  mainLogoPath: '',
  secondLogoPath: '',
  mainColor: '#17594a',
  secondColor: '#d98a3d',
  projectCompanyName: 'Vitrin',
  companyName: 'Vitrin',
  projectCompanyUrl: '/',
};
