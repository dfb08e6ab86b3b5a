import type { PageMetaMap } from 'shared-contracts/page-meta';

export const pageMeta: PageMetaMap = {
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
};
