/** Runtime branding (spec §1): database over configuration file over defaults, never a rebuild. */
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
