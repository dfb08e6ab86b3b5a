import type { Branding } from '@vitrin/shared-contracts/branding';
import type { CompanyFacts } from '@vitrin/shared-contracts/company-facts';
import type { ContactItem, WorkingHours } from '@vitrin/shared-contracts/contact-information';
import type { SocialLink } from '@vitrin/shared-contracts/social-media';
import { demoLanguages, type InEach } from './demo-languages.ts';

export const branding: Branding = {
  favIcoLogoPath: '/media/brand/favicon.svg',
  mainLogoPath: '/media/brand/logo.svg',
  secondLogoPath: '/media/brand/logo-light.svg',
  mainColor: '#17594a',
  secondColor: '#d98a3d',
  projectCompanyName: 'Selvitepe Mühendislik',
  companyName: 'Selvitepe Mühendislik',
  projectCompanyUrl: 'https://www.selvitepe.example',
};

/** The numbers have valid check digits and belong to no company: the tax number is the lowest valid one. */
export const companyFacts: CompanyFacts = {
  title: 'Selvitepe Mühendislik Limited Şirketi',
  form: 'limited',
  seat: 'Selvili Sokak No: 14, Kat: 3, 35250 Konak / İzmir',
  mersis: '0000000001900001',
  register_office: 'İzmir Ticaret Sicili Müdürlüğü',
  register_number: '000001',
  tax_office: 'Konak',
  tax_number: '0000000019',
  kep: 'selvitepe.ornek@hs01.kep.tr',
  chamber: 'İzmir Ticaret Odası',
  capital: '10000000.00',
  paid_capital: '10000000.00',
  managers:
    'Defne Selvitepe Arıkan, müdürler kurulu başkanı\nYusuf Kerem Tunalı, üye, proje müdürü\nHale Göksoy, üye, saha ve denetim müdürü',
  auditor: '',
  etbis: '',
  privacy_email: 'kvkk@selvitepe.example',
  society_url: '',
};

const hours: WorkingHours[] = [
  { days: [1, 2, 3, 4, 5], opens: '08:30', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '13:00' },
  { days: [7], opens: null, closes: null },
];

const branchHours: WorkingHours[] = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:30' },
  { days: [6, 7], opens: null, closes: null },
];

type Fact = Pick<ContactItem, 'section' | 'name' | 'content' | 'lang'>;

/** A fact whose name reads the same in any language. */
const everywhere = (section: Fact['section'], name: string, content: string): Fact => ({
  section,
  name,
  content,
  lang: null,
});

const inEach = (section: Fact['section'], names: InEach<string>, content: string): Fact[] =>
  demoLanguages.map((lang) => ({ section, name: names[lang], content, lang }));

/** In reading order within each section. Numbers, hosts and streets are nobody's. */
export const contactItems: readonly Fact[] = [
  everywhere('adres', 'Konak', 'Selvili Sokak No: 14, Kat: 3, 35250 Konak / İzmir'),
  everywhere('adres', 'Edremit', 'Kavaklı Caddesi No: 52, Büro 7, 10300 Edremit / Balıkesir'),
  everywhere('email', 'Konak', 'bilgi@selvitepe.example'),
  everywhere('email', 'Edremit', 'edremit@selvitepe.example'),
  ...inEach('email', { tr: 'Proje ve teklif', en: 'Projects and offers' }, 'proje@selvitepe.example'),
  everywhere('telefon', 'Konak', '+90 232 555 01 00'),
  everywhere('telefon', 'Edremit', '+90 266 555 01 52'),
  ...inEach('telefon', { tr: 'Acil yapı güvenliği', en: 'Structural emergencies' }, '+90 232 555 01 12'),
  everywhere('shift', 'Konak', JSON.stringify(hours)),
  everywhere('shift', 'Edremit', JSON.stringify(branchHours)),
  everywhere('source_link', 'Konak', 'https://www.openstreetmap.org/?mlat=38.4189&mlon=27.1287#map=16/38.4189/27.1287'),
  everywhere(
    'source_link',
    'Edremit',
    'https://www.openstreetmap.org/?mlat=39.5961&mlon=27.0244#map=16/39.5961/27.0244',
  ),
];

/** In reading order. */
export const socialLinks: Pick<SocialLink, 'name' | 'uri' | 'icon_name'>[] = [
  { name: 'LinkedIn', uri: 'https://www.linkedin.com/company/selvitepe-muhendislik-ornek', icon_name: 'linkedin' },
  { name: 'Instagram', uri: 'https://www.instagram.com/selvitepe.muhendislik.ornek', icon_name: 'instagram' },
  { name: 'YouTube', uri: 'https://www.youtube.com/@selvitepe-muhendislik-ornek', icon_name: 'youtube' },
  { name: 'X', uri: 'https://x.com/selvitepe_ornek', icon_name: 'x' },
];
