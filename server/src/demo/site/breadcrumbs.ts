import type { BreadcrumbsContent } from 'shared-contracts/page-contents';

type Header = Omit<BreadcrumbsContent[keyof BreadcrumbsContent], 'picture'>;

/** Title and line of each inner page's header; the picture is named by the page. */
export const breadcrumbs: Record<keyof BreadcrumbsContent, Header> = {
  about_us: { title: 'Biyografi', text: 'Kemeraltı’nda iki masayla başlayan bir büronun hikâyesi.' },
  blog: { title: 'Makaleler', text: 'Şantiyede, laboratuvarda ve köprü altında öğrendiklerimiz.' },
  contact: { title: 'İletişim', text: 'Konak’taki merkezimize uğrayın, arayın ya da yazın.' },
  contract: { title: 'Sözleşmeler', text: 'Verileriniz ve sitemizin kullanımıyla ilgili metinler.' },
};
