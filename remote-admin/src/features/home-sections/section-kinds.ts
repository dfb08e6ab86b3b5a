import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs';
import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconNumbers from '@tabler/icons-react/dist/esm/icons/IconNumbers.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconSlideshow from '@tabler/icons-react/dist/esm/icons/IconSlideshow.mjs';
import type { Icon } from '@tabler/icons-react';
import type { HomeSectionKind } from '@vitrin/shared-contracts/home-sections';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { Right } from '@vitrin/shared-contracts/rights';

/** A screen that manages content shown in the section besides its own texts. */
export interface SectionSource {
  label: string;
  to: string;
  right: Right;
}

export interface SectionKind {
  icon: Icon;
  /** Description of what visitors see. */
  description: string;
  titleHelp: string;
  /** Whether the section's text is shown. */
  hasText: boolean;
  sources: readonly SectionSource[];
}

const defaultTitleHelp = 'Boş bırakılırsa sabit metinlerdeki başlık görünür.';
const homePage = (label: string): SectionSource => ({ label, to: adminPaths.homePage, right: 'pages.read' });

/** The parts of each section kind, as rendered by `remote-public`. */
export const sectionKinds: Readonly<Record<HomeSectionKind, SectionKind>> = {
  slider: {
    icon: IconSlideshow,
    description: 'Açık slaytlar; hiçbiri açık değilse anasayfanın karşılama alanı görünür.',
    titleHelp: 'Sayfada görünmez; ekran okuyucular slaytların adı olarak okur.',
    hasText: false,
    sources: [{ label: 'Slaytlar', to: adminPaths.sliders, right: 'sliders.read' }, homePage('Karşılama alanı')],
  },
  introduction: {
    icon: IconBuilding,
    description: 'Başlık ve metin, yanında tanıtım görseli, altında biyografiye giden bağlantı.',
    titleHelp: '',
    hasText: true,
    sources: [homePage('Tanıtım görseli')],
  },
  text: {
    icon: IconAlignLeft,
    description: 'Yalnızca başlık ve metin. İkisi de boşsa bölüm görünmez.',
    titleHelp: '',
    hasText: true,
    sources: [],
  },
  numbers: {
    icon: IconNumbers,
    description: 'Anasayfa ekranında girilen sayılar. Sayı yoksa bölüm görünmez.',
    titleHelp: 'Boş bırakılırsa bölüm başlıksız görünür.',
    hasText: true,
    sources: [homePage('Sayılar')],
  },
  catalogue: {
    icon: IconLayoutGrid,
    description: 'Kategoriler, ürünler ve arama kutusu.',
    titleHelp: defaultTitleHelp,
    hasText: true,
    sources: [
      { label: 'Katalog', to: adminPaths.catalogue, right: 'catalogue.read' },
      { label: 'Katalog metinleri', to: adminPaths.catalogueTexts, right: 'pages.read' },
    ],
  },
  certificates: {
    icon: IconCertificate,
    description: 'Açık sertifikalar. Hiçbiri açık değilse bölüm görünmez.',
    titleHelp: defaultTitleHelp,
    hasText: true,
    sources: [{ label: 'Sertifikalar', to: adminPaths.certificates, right: 'certificates.read' }],
  },
  articles: {
    icon: IconArticle,
    description: 'Makale listesinin başındaki üç makale.',
    titleHelp: defaultTitleHelp,
    hasText: true,
    sources: [{ label: 'Makaleler', to: adminPaths.articles, right: 'articles.read' }],
  },
  contact: {
    icon: IconPhone,
    description: 'İlk telefon ile ilk adres, harita bağlantısı ve iletişim düğmesi.',
    titleHelp: defaultTitleHelp,
    hasText: true,
    sources: [{ label: 'Şirket Bilgileri', to: adminPaths.contactInformation, right: 'contact-information.read' }],
  },
};
