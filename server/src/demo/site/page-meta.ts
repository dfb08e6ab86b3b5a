import type { PageMetaMap } from '@vitrin/shared-contracts/page-meta';
import type { InEach } from './demo-languages.ts';

export const pageMeta: InEach<PageMetaMap> = {
  tr: {
    home: {
      title: 'Selvitepe Mühendislik | Yapı, zemin ve enerji mühendisliği, İzmir',
      description:
        'Deprem güçlendirmesi, zemin etüdü, köprü ve rüzgâr türbini temelleri: 1987’den beri İzmir’de tasarım, denetim ve izleme.',
    },
    about_us: {
      title: 'Biyografi | Selvitepe Mühendislik',
      description: '1987’de İzmir’de kurulan Selvitepe Mühendislik’in hikâyesi, dönüm noktaları ve çalışma ilkeleri.',
    },
    blog: {
      title: 'Makaleler | Selvitepe Mühendislik',
      description: 'Güçlendirme, zemin, köprü bakımı, enerji verimliliği ve restorasyon üzerine sahadan yazılar.',
    },
    contact: {
      title: 'İletişim | Selvitepe Mühendislik',
      description: 'Konak ve Edremit bürolarımızın adresi, telefonları, çalışma saatleri ve iletişim formu.',
    },
    contract: {
      title: 'Sözleşmeler | Selvitepe Mühendislik',
      description: 'Aydınlatma metni, gizlilik ve çerez politikaları, kullanım koşulları ve şirket bilgileri.',
    },
  },
  en: {
    home: {
      title: 'Selvitepe Mühendislik | Structural and ground engineering, İzmir',
      description:
        'Seismic strengthening, ground surveys, bridges and wind turbine foundations: design, supervision and monitoring in İzmir since 1987.',
    },
    about_us: {
      title: 'Biography | Selvitepe Mühendislik',
      description: 'The story, milestones and principles of Selvitepe Mühendislik, founded in İzmir in 1987.',
    },
    blog: {
      title: 'Articles | Selvitepe Mühendislik',
      description: 'Notes from the field on strengthening, ground, bridge care, energy efficiency and restoration.',
    },
    contact: {
      title: 'Contact | Selvitepe Mühendislik',
      description:
        'Addresses, telephone numbers and opening hours of our offices in Konak and Edremit, and a contact form.',
    },
    contract: {
      title: 'Legal | Selvitepe Mühendislik',
      description: 'Data protection notice, privacy and cookie policies, terms of use and company information.',
    },
  },
};
