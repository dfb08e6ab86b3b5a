import type { CorporateContent } from '@vitrin/shared-contracts/page-contents';
import type { InEach } from './demo-languages.ts';

/** The biography beside its story, which is a text file. */
export const corporate: InEach<Pick<CorporateContent, 'timeline' | 'roles'>> = {
  tr: {
    timeline: [
      {
        year: '1987',
        title: 'Kuruluş',
        text: 'Nihat Selvitepe, Kemeraltı’nda iki odalı bir büroda Selvitepe Mühendislik’i kurdu.',
      },
      {
        year: '1992',
        title: 'İlk bilgisayarlı hesap',
        text: 'Seferihisar su deposu, hesabı bilgisayarla doğrulanan ilk yapımız oldu.',
      },
      {
        year: '1999',
        title: 'Yalova’da yedi hafta',
        text: 'Marmara depreminden sonra 412 binada hasar tespiti yaptık; güçlendirme bölümünün temeli orada atıldı.',
      },
      {
        year: '2001',
        title: 'Malzeme laboratuvarı',
        text: 'Beton ve donatı deneylerini kendi laboratuvarımızda yapmaya başladık.',
      },
      {
        year: '2006',
        title: 'İlk rüzgâr santrali',
        text: 'Karaburun sırtlarında on dört türbinin temelini tasarladık.',
      },
      {
        year: '2011',
        title: 'Restorasyon bölümü',
        text: 'On altıncı yüzyıldan kalma bir hamamın kubbesini iki yıl boyunca izledik ve onardık.',
      },
      {
        year: '2014',
        title: 'İkinci kuşak',
        text: 'Yönetimi Defne Selvitepe Arıkan devraldı; biten her yapıda ölçüm dönemi başladı.',
      },
      {
        year: '2020',
        title: 'İzmir depremi',
        text: 'Ekim ve kasım aylarında 630 binayı gönüllü olarak inceledik, raporları ücretsiz verdik.',
      },
      {
        year: '2023',
        title: 'Edremit bürosu',
        text: 'Körfez kıyısındaki kıyı yapıları ve göletler için ikinci büromuzu açtık.',
      },
      {
        year: '2026',
        title: 'Yirmi altı kişi',
        text: 'Tasarım, denetim, laboratuvar ve izleme ekiplerimiz tek çatı altında çalışıyor.',
      },
    ],
    roles: [
      { years: '1975', title: 'İnşaat mühendisliği lisansı, Nihat Selvitepe', place: 'İzmir' },
      { years: '1975–1987', title: 'Köprü muayene mühendisi', place: 'Karayolları, İzmir bölgesi' },
      { years: '1987–2014', title: 'Kurucu ve genel müdür', place: 'Selvitepe Mühendislik' },
      { years: '1996–2004', title: 'Konuk öğretim görevlisi, köprü bakımı dersi', place: 'İzmir' },
      { years: '2002–2010', title: 'Deprem komisyonu üyesi', place: 'Meslek odası, İzmir şubesi' },
      { years: '2009', title: 'Deprem mühendisliği yüksek lisansı, Defne Selvitepe Arıkan', place: 'Trieste' },
      { years: '2014–', title: 'Genel müdür, Defne Selvitepe Arıkan', place: 'Selvitepe Mühendislik' },
      { years: '2014–', title: 'Onursal başkan, Nihat Selvitepe', place: 'Selvitepe Mühendislik' },
    ],
  },
  en: {
    timeline: [
      {
        year: '1987',
        title: 'The beginning',
        text: 'Nihat Selvitepe founded Selvitepe Mühendislik in a two-room office in Kemeraltı.',
      },
      {
        year: '1992',
        title: 'First calculation by computer',
        text: 'The water tank in Seferihisar was our first structure whose calculation was verified by computer.',
      },
      {
        year: '1999',
        title: 'Seven weeks in Yalova',
        text: 'After the Marmara earthquake we assessed damage in 412 buildings; our strengthening department has its roots there.',
      },
      {
        year: '2001',
        title: 'Materials laboratory',
        text: 'We began to test concrete and reinforcement in a laboratory of our own.',
      },
      {
        year: '2006',
        title: 'First wind farm',
        text: 'On the ridges of Karaburun we designed the foundations of fourteen turbines.',
      },
      {
        year: '2011',
        title: 'Restoration department',
        text: 'For two years we monitored and repaired the dome of a sixteenth-century bathhouse.',
      },
      {
        year: '2014',
        title: 'Second generation',
        text: 'Defne Selvitepe Arıkan took over, and every finished structure has been measured since.',
      },
      {
        year: '2020',
        title: 'İzmir earthquake',
        text: 'In October and November we inspected 630 buildings as volunteers and gave the reports free of charge.',
      },
      {
        year: '2023',
        title: 'Edremit office',
        text: 'We opened a second office for the harbours and irrigation ponds around the gulf.',
      },
      {
        year: '2026',
        title: 'Twenty-six people',
        text: 'Design, supervision, laboratory and monitoring work under one roof.',
      },
    ],
    roles: [
      { years: '1975', title: 'Degree in civil engineering, Nihat Selvitepe', place: 'İzmir' },
      { years: '1975–1987', title: 'Bridge inspection engineer', place: 'State highways, İzmir region' },
      { years: '1987–2014', title: 'Founder and managing director', place: 'Selvitepe Mühendislik' },
      { years: '1996–2004', title: 'Visiting lecturer, course on bridge maintenance', place: 'İzmir' },
      { years: '2002–2010', title: 'Member of the earthquake commission', place: 'Professional chamber, İzmir branch' },
      { years: '2009', title: 'Master’s degree in earthquake engineering, Defne Selvitepe Arıkan', place: 'Trieste' },
      { years: '2014–', title: 'Managing director, Defne Selvitepe Arıkan', place: 'Selvitepe Mühendislik' },
      { years: '2014–', title: 'Honorary chairman, Nihat Selvitepe', place: 'Selvitepe Mühendislik' },
    ],
  },
};
