/**
 * Every text of the public site that is no content: the key list and the Turkish values (spec §3).
 * Staff translate them per language as `page_lang`; `{name}` marks a place to be filled.
 */
export const defaultStaticTexts = {
  navbar: { home: 'Anasayfa', biography: 'Biyografi', articles: 'Makaleler', contact: 'İletişim' },
  footer: {
    home: 'Anasayfa',
    biography: 'Biyografi',
    articles: 'Makaleler',
    contact: 'İletişim',
    copyright: 'Tüm hakları saklıdır.',
    pages: 'Sayfalar',
    contracts: 'Sözleşmeler',
    follow: 'Bizi takip edin',
  },
  common: {
    skip: 'İçeriğe geç',
    menu: 'Menü',
    closeMenu: 'Menüyü kapat',
    mainNavigation: 'Ana menü',
    breadcrumb: 'Sayfa yolu',
    language: 'Dil',
    change: 'Değiştir',
    toTop: 'Yukarı çık',
    newTab: 'yeni sekmede açılır',
    loading: 'Yükleniyor',
    inOtherLanguage: 'Bu içerik henüz seçtiğiniz dilde hazır değil; {language} gösteriliyor.',
  },
  home: {
    discover: 'Bizi tanıyın',
    contactAction: 'İletişime geçin',
    allArticles: 'Tüm makaleler',
    readMore: 'Devamını oku',
    numbers: 'Rakamlarla biz',
  },
  biography: { timeline: 'Yolculuk', roles: 'Eğitim ve görevler' },
  blog: {
    readingTime: '{minutes} dk okuma',
    empty: 'Henüz yayımlanmış makale yok.',
    noMatch: '“{search}” için makale bulunamadı.',
    found: '“{search}” için {total} makale bulundu.',
    search: 'Makalelerde ara',
    searchAction: 'Ara',
    allArticles: 'Tüm makaleleri göster',
    pages: 'Makale sayfaları',
    previousPage: 'Önceki sayfa',
    nextPage: 'Sonraki sayfa',
    pageOf: 'Sayfa {page} / {pages}',
  },
  article: {
    published: 'Yayımlanma',
    previous: 'Önceki makale',
    next: 'Sonraki makale',
    contents: 'İçindekiler',
    back: 'Makalelere dön',
  },
  contact: {
    address: 'Adres',
    email: 'E-posta',
    phone: 'Telefon',
    hours: 'Çalışma saatleri',
    closed: 'Kapalı',
    today: 'bugün',
    map: 'Haritada göster',
    facts: 'İletişim bilgileri',
  },
  contract: { updated: 'Son güncelleme: {date}', others: 'Diğer sözleşmeler' },
  notFound: {
    code: '404',
    title: 'İstenen sayfa bulunamadı.',
    text: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.',
    back: 'Anasayfaya dön',
    search: 'Aradığınız yazı makalelerimizin arasında olabilir.',
    links: 'Buradan devam edebilirsiniz',
  },
  failure: { title: 'Sayfa yüklenemedi.', text: 'Bağlantınızı denetleyip yeniden deneyin.', retry: 'Tekrar dene' },
};

export type StaticTexts = typeof defaultStaticTexts;

/** Fills the `{name}` places of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
