import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { Icon } from '@tabler/icons-react';
import type { ContactSection } from '@vitrin/shared-contracts/contact-information';

interface SectionTexts {
  label: string;
  /** Description of the section, also shown while it is empty. */
  help: string;
  /** Label of the content field in the form. */
  content: string;
  icon: Icon;
}

/** Labels of the documented sections (product §3), in the order of the contact page. */
export const sectionTexts: Readonly<Record<ContactSection, SectionTexts>> = {
  adres: { label: 'Adresler', help: 'İletişim sayfasında ve menüde görünür.', content: 'Adres', icon: IconMapPin },
  telefon: {
    label: 'Telefonlar',
    help: 'Dokunulduğunda arama başlatır.',
    content: 'Telefon numarası',
    icon: IconPhone,
  },
  email: {
    label: 'E-posta adresleri',
    help: 'Dokunulduğunda yeni bir e-posta açar.',
    content: 'E-posta adresi',
    icon: IconMail,
  },
  shift: {
    label: 'Çalışma saatleri',
    help: 'Ziyaretçi, bugünün saatlerini ve o an açık olup olmadığınızı görür.',
    content: 'Günler ve saatler',
    icon: IconClock,
  },
  source_link: {
    label: 'Harita bağlantıları',
    help: 'Aynı adlı adresle birlikte çıkar; ziyaretçi basana kadar harita sitesine bağlanılmaz.',
    content: 'Harita adresi',
    icon: IconMap2,
  },
};

export const shownSections = Object.keys(sectionTexts) as ContactSection[];
