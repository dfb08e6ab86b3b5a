import type { Branding } from 'shared-contracts/branding';
import type { ContactItem, WorkingHours } from 'shared-contracts/contact-information';
import type { SocialLink } from 'shared-contracts/social-media';

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

const hours: WorkingHours[] = [
  { days: [1, 2, 3, 4, 5], opens: '08:30', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '13:00' },
  { days: [7], opens: null, closes: null },
];

/** In reading order within each section. Numbers, hosts and streets are nobody's. */
export const contactItems: Pick<ContactItem, 'section' | 'name' | 'content'>[] = [
  { section: 'adres', name: 'Merkez', content: 'Selvili Sokak No: 14, Kat: 3, 35250 Konak / İzmir' },
  { section: 'adres', name: 'Edremit bürosu', content: 'Kavaklı Cadde No: 52, Büro 7, 10300 Edremit / Balıkesir' },
  { section: 'email', name: 'Genel', content: 'bilgi@selvitepe.example' },
  { section: 'email', name: 'Proje ve teklif', content: 'proje@selvitepe.example' },
  { section: 'telefon', name: 'Merkez', content: '0232 555 01 00' },
  { section: 'telefon', name: 'Edremit bürosu', content: '0266 555 01 52' },
  { section: 'telefon', name: 'Acil yapı güvenliği hattı', content: '0232 555 01 12' },
  { section: 'shift', name: 'Çalışma saatleri', content: JSON.stringify(hours) },
  {
    section: 'source_link',
    name: 'Harita',
    content: 'https://www.openstreetmap.org/?mlat=38.4189&mlon=27.1287#map=16/38.4189/27.1287',
  },
];

/** In reading order. */
export const socialLinks: Pick<SocialLink, 'name' | 'uri' | 'icon_name'>[] = [
  { name: 'LinkedIn', uri: 'https://www.linkedin.com/company/selvitepe-muhendislik-ornek', icon_name: 'linkedin' },
  { name: 'Instagram', uri: 'https://www.instagram.com/selvitepe.muhendislik.ornek', icon_name: 'instagram' },
  { name: 'YouTube', uri: 'https://www.youtube.com/@selvitepe-muhendislik-ornek', icon_name: 'youtube' },
  { name: 'X', uri: 'https://x.com/selvitepe_ornek', icon_name: 'x' },
];
