import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { certificateDefinition, sliderDefinition } from '@vitrin/shared-contracts/records/picture-item';
import type { Right } from '@vitrin/shared-contracts/rights';
import { type FilterSet, searchFilter } from '../../ui/list/filters.ts';

/**
 * Slides and certificates share one implementation: an ordered list of pictures with text. This type holds their
 * differences.
 */
export interface PictureItemKind {
  definition: typeof sliderDefinition;
  call: string;
  right: Right;
  list: string;
  insert: string;
  update: (id: number) => string;
  filters: FilterSet<{ search: string }>;
  texts: {
    title: string;
    help: string;
    items: string;
    add: string;
    edit: string;
    none: string;
    noneHelp: string;
    text: string;
    link: string;
  };
}

export const sliders: PictureItemKind = {
  definition: sliderDefinition,
  call: api.adminSliders,
  right: 'sliders.write',
  list: adminPaths.sliders,
  insert: adminPaths.sliderInsert,
  update: adminPaths.sliderUpdate,
  filters: { search: searchFilter('Slaytlarda ara') },
  texts: {
    title: 'Slider',
    help: 'Anasayfanın başındaki slaytlar, ziyaretçinin gördüğü sırayla. Açık slayt tekse sabit durur, birden çoksa kaydırılır.',
    items: 'Slaytlar',
    add: 'Yeni slayt',
    edit: 'Slaytı düzenle',
    none: 'Henüz slayt yok.',
    noneHelp: 'Açık slayt yokken anasayfa, Anasayfa ekranındaki karşılama alanıyla başlar.',
    text: 'Başlığın altındaki tek cümle.',
    link: 'Yazılırsa slaytta “Devamını oku” düğmesi görünür. Site içi bir yol ya da https adresi.',
  },
};

export const certificates: PictureItemKind = {
  definition: certificateDefinition,
  call: api.adminCertificates,
  right: 'certificates.write',
  list: adminPaths.certificates,
  insert: adminPaths.certificateInsert,
  update: adminPaths.certificateUpdate,
  filters: { search: searchFilter('Sertifikalarda ara') },
  texts: {
    title: 'Sertifikalar',
    help: 'Anasayfadaki belgeler, ziyaretçinin gördüğü sırayla. Ziyaretçi görsele bastığında belge büyütülür.',
    items: 'Sertifikalar',
    add: 'Yeni sertifika',
    edit: 'Sertifikayı düzenle',
    none: 'Henüz sertifika yok.',
    noneHelp: 'İlk belgeyi eklediğinizde anasayfadaki Sertifikalar bölümünde görünür.',
    text: 'Belge büyütüldüğünde altında görünür.',
    link: 'Yazılırsa belgenin adı bu adrese giden bir bağlantı olur. Site içi bir yol ya da https adresi.',
  },
};
