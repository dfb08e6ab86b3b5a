import type { Picture } from '@vitrin/shared-contracts/pictures';
import type { PageSectionKind } from '@vitrin/shared-contracts/sections/section-kinds';
import type { PageSection, SitePage } from '@vitrin/shared-contracts/site-pages';
import { product } from './catalogue.ts';
import { article } from './fake-site.ts';
import { certificate } from './home-sections.ts';
import { siteDocument } from './documents.ts';
import { opening } from './openings.ts';
import { picture } from './pictures.ts';
import { person } from './people.ts';
import { project } from './projects.ts';

const upright = (id: number, alt: string): Picture => ({ ...picture(id, alt), width: 1200, height: 1600 });

interface Content {
  values: Record<string, unknown>;
  items?: Record<string, unknown>[];
}

/** A section of each kind as the server returns it, with texts that name the kind. */
export const sectionContents: Readonly<Record<PageSectionKind, Content>> = {
  hero: {
    values: {
      layout: 'wide',
      picture: picture(201, 'Güçlendirilen köprü ayağı'),
      href: '/iletisim',
      title: 'Deprem güvenliği ölçülerek sağlanır.',
      text: 'Binanızın taşıyıcı sistemini inceler, zayıf noktaları hesapla gösterir ve güçlendiririz.',
      button: 'Keşif isteyin',
    },
  },
  text: {
    values: {
      title: 'Neden güçlendirme?',
      document:
        '<p>Türkiye’deki yapı stokunun büyük bölümü 2000 yılından önce yapıldı. Bu yapıların çoğu bugünkü yönetmeliğin istediği sünekliğe sahip değildir; ama her biri yıkılmak zorunda da değildir.</p><h2>Önce ölçüm</h2><p>Karot, röntgen ve zemin sondajı sonuçları olmadan çizilen proje tahmindir.</p><ul><li><p>Beton dayanımı</p></li><li><p>Donatı düzeni ve korozyon</p></li><li><p>Zemin sınıfı</p></li></ul>',
    },
  },
  'text-picture': {
    values: {
      side: 'left',
      picture: picture(202, 'Şantiyede karot alınması'),
      href: '/biyografi',
      title: 'Ekip sahada, hesap masada',
      document:
        '<p>Projeyi çizen mühendis, uygulamanın her aşamasında şantiyededir. Değişen koşulda karar telefonda değil, yerinde verilir.</p>',
      button: 'Ekibimizi tanıyın',
    },
  },
  cards: {
    values: { columns: 'three', title: 'Çalışma alanlarımız', text: 'Üç alanda, otuz yıldır.' },
    items: [
      {
        title: 'Kişiselleştirilmiş danışmanlık',
        text: 'İlk keşiften ruhsata kadar.',
        picture: picture(203, 'Çizim'),
        href: '/danismanlik',
      },
      { title: 'Uygulama denetimi', text: 'Her aşamada yerinde.', picture: picture(204, 'Denetim'), href: '' },
      { title: 'Raporlama', text: 'Resmî kurumlara sunulan raporlar.', picture: null, href: '/rapor' },
    ],
  },
  steps: {
    values: { title: 'Nasıl ilerleriz?', text: 'Dört adımda, sürprizsiz.' },
    items: [
      { title: 'Keşif', text: 'Yapıyı gezer, belgeleri inceleriz.' },
      { title: 'Ölçüm', text: 'Karot ve zemin sondajı yaparız.\n\nSonuçlar bir hafta içinde hazırdır.' },
      { title: 'Hesap', text: 'Doğrusal olmayan çözümlemeyle seçenekleri karşılaştırırız.' },
      { title: 'Uygulama', text: 'Onaylanan projeyi uygular, her aşamayı belgeleriz.' },
    ],
  },
  questions: {
    values: { title: 'Sık sorulanlar', text: 'Yanıtını bulamazsanız arayın.' },
    items: [
      {
        question: 'Güçlendirme sırasında binada oturulabilir mi?',
        answer: 'Çoğu yöntemde evet.\n\nYalnızca perde eklenen katlar boşaltılır.',
      },
      { question: 'Ne kadar sürer?', answer: 'Ortalama bir apartmanda dört ay.' },
    ],
  },
  notice: {
    values: {
      tone: 'important',
      href: '/iletisim',
      title: 'Başvuru süresi uzatıldı',
      text: 'Hibe başvuruları 30 Haziran’a kadar sürecek.',
      button: 'Başvurun',
    },
  },
  gallery: {
    values: {
      title: 'Şantiyeden',
      text: 'Son iki yıldan kareler.',
      pictures: [
        picture(205, 'İskele'),
        upright(206, 'Kolon mantosu'),
        picture(207, 'Donatı'),
        picture(208, 'Beton dökümü'),
        picture(209, 'Perde'),
        { ...picture(210, 'Panorama'), width: 1600, height: 600 },
      ],
    },
  },
  'before-after': {
    values: {
      title: 'Üç ayda',
      text: 'Kordon’daki 1968 yapısı.',
      before: picture(211, 'Çatlaklı cephe'),
      after: picture(212, 'Onarılmış cephe'),
    },
  },
  video: {
    values: {
      video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      picture: picture(213, 'Vinç'),
      title: 'Bir güçlendirmenin hikâyesi',
      text: 'Dört dakikada.',
    },
  },
  figures: {
    values: { title: 'Rakamlarla' },
    items: [
      { value: '640', label: 'tamamlanan proje' },
      { value: '1.240.000 m²', label: 'incelenen yapı alanı' },
      { value: '%98', label: 'zamanında teslim' },
      { value: '1994', label: 'kuruluş yılı' },
    ],
  },
  quote: {
    values: {
      picture: upright(214, 'Müşterinin portresi'),
      quote: 'Raporu okurken ilk kez ne yapacağımızı anladık.',
      name: 'Ayşegül Çağlayan',
      role: 'Site yöneticisi, Karşıyaka',
    },
  },
  logos: {
    values: { title: 'Birlikte çalıştıklarımız' },
    items: [
      { picture: picture(215, ''), href: 'https://liman.example', name: 'Liman A.Ş.' },
      { picture: picture(216, ''), href: '', name: 'Kıyı Belediyesi' },
      { picture: null, href: '', name: 'Demir Yolları' },
    ],
  },
  certificates: { values: { title: 'Yetki belgeleri', text: '' } },
  children: { values: { title: 'Güçlendirme yöntemleri', text: '' } },
  articles: { values: { title: 'Sahadan notlar', text: '' } },
  projects: {
    values: { count: 'three', service: [], projects: [], title: 'Son işlerimiz', text: 'Teslim edilenlerden.' },
  },
  team: { values: { people: [], title: 'Ekibimiz', text: 'Birlikte çalıştıklarımız.' } },
  openings: { values: { title: 'Birlikte çalışalım', text: 'Başvurunuzu bekliyoruz.' } },
  branches: { values: { branches: [], title: 'Bize uğrayın', text: 'Hafta içi kahvemiz hazır.' } },
  documents: {
    values: { category: 'all', documents: [], title: 'Kataloglarımız', text: 'İndirip paylaşabilirsiniz.' },
  },
  products: { values: { category: [], products: [], title: 'Ölçüm cihazları', text: '' } },
  'contact-strip': {
    values: { href: '', title: 'Binanızı konuşalım.', text: 'Keşif ücretsizdir.', button: 'Bize yazın' },
  },
  'contact-card': { values: { title: 'Ofisimiz', text: '' } },
  newsletter: { values: { title: 'Bültenimiz', text: 'Ayda bir mektup.' } },
  form: { values: { form: 'quote', title: 'Fiyat isteyin', text: 'Bir iş gününde döneriz.', button: 'Teklif iste' } },
  'opening-hours': { values: { title: 'Ne zaman açığız?', text: 'Bayramlarda kapalıyız.' } },
  map: {
    values: {
      branch: '',
      map: 'https://www.google.com/maps/embed?pb=%211m18',
      title: 'Konak ofisi',
      text: 'İskeleden beş dakika.',
    },
  },
};

/** Returns a section of a kind, with changed values. */
export function pageSection(kind: PageSectionKind, change: Record<string, unknown> = {}): PageSection {
  const { values, items = [] } = sectionContents[kind];
  return {
    id: `bolum-${kind}`,
    kind,
    values: { ...values, ...change },
    items: items.map((item, index) => ({ id: `oge-${index}`, ...item })),
  };
}

/** Returns a page below a page that is not on the site, with a section of every kind. */
export function sitePage(change: Partial<SitePage> = {}): SitePage {
  return {
    id: 7,
    title: 'Güçlendirme',
    summary: 'Mevcut yapıların deprem güvenliği.',
    cover: picture(200, 'Köprü'),
    seo_title: null,
    seo_description: null,
    updated_at: '2026-03-06T08:00:00.000Z',
    lang: 'tr',
    path: '/hizmetler/yapi/guclendirme',
    trail: [
      { title: 'Hizmetler', path: '/hizmetler' },
      { title: 'Yapı', path: null },
    ],
    alternates: { tr: '/hizmetler/yapi/guclendirme', en: '/services/structures/retrofit' },
    sections: (Object.keys(sectionContents) as PageSectionKind[]).map((kind) => pageSection(kind)),
    records: {
      children: [
        {
          id: 8,
          title: 'Perde ekleme',
          path: '/hizmetler/yapi/guclendirme/perde',
          summary: 'Yeni perdeler.',
          cover: picture(217, ''),
        },
        {
          id: 9,
          title: 'Karbon lif',
          path: '/hizmetler/yapi/guclendirme/lif',
          summary: 'İnce şeritler.',
          cover: picture(218, ''),
        },
      ],
      articles: [article(1), article(2), article(3), article(4)],
      projects: [project(1), project(2), project(3), project(4)],
      people: [person(1), person(2), person(3)],
      openings: [opening(1), opening(2)],
      documents: [siteDocument(1), siteDocument(2)],
      certificates: [certificate(1), certificate(2)],
      products: [product(1, 'Karot makinesi'), { ...product(2, 'Donatı tarayıcı'), picture: null }],
    },
    ...change,
  };
}
