import type { CorporateContent } from 'shared-contracts/page-contents';

/** The biography beside its story, which is a text file. */
export const corporate: Pick<CorporateContent, 'timeline' | 'roles'> = {
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
    { year: '2006', title: 'İlk rüzgâr santrali', text: 'Karaburun sırtlarında on dört türbinin temelini tasarladık.' },
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
};
