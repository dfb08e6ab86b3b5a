import type { BreadcrumbsContent } from '@vitrin/shared-contracts/page-contents';
import type { InEach } from './demo-languages.ts';

type Header = Omit<BreadcrumbsContent[keyof BreadcrumbsContent], 'picture'>;

/** Title and line of each inner page's header; the picture is named by the page. */
export const breadcrumbs: InEach<Record<keyof BreadcrumbsContent, Header>> = {
  tr: {
    about_us: { title: 'Biyografi', text: 'Kemeraltı’nda iki masayla başlayan bir büronun hikâyesi.' },
    blog: { title: 'Makaleler', text: 'Şantiyede, laboratuvarda ve köprü altında öğrendiklerimiz.' },
    contact: { title: 'İletişim', text: 'Konak’taki merkezimize uğrayın, arayın ya da yazın.' },
    contract: { title: 'Sözleşmeler', text: 'Verileriniz ve sitemizin kullanımıyla ilgili metinler.' },
  },
  en: {
    about_us: { title: 'Biography', text: 'The story of an office that began with two desks in Kemeraltı.' },
    blog: { title: 'Articles', text: 'What we have learned on site, in the laboratory and under bridges.' },
    contact: { title: 'Contact', text: 'Visit our head office in Konak, call us or write.' },
    contract: { title: 'Legal', text: 'About your data and the use of our website.' },
  },
};
