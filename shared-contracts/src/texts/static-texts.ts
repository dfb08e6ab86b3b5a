import { failureTexts } from './failure-texts.ts';
import { listTexts } from './list-texts.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import { updatePromptTexts } from './update-prompt-texts.ts';
import { validationMessages } from './validation-messages.ts';

/**
 * Static texts of the public site with their Turkish values: everything that is not content (product §3). Staff
 * translate them per language as `page_lang`; `{name}` is a placeholder.
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
    consent: 'Çerez tercihleri',
  },
  common: {
    skip: 'İçeriğe geç',
    menu: 'Menü',
    closeMenu: 'Menüyü kapat',
    mainNavigation: 'Ana menü',
    submenu: '{name} alt menüsü',
    phoneButtons: 'Hızlı iletişim',
    breadcrumb: 'Sayfa yolu',
    language: 'Dil',
    change: 'Değiştir',
    toTop: 'Yukarı çık',
    newTab: 'yeni sekmede açılır',
    loading: 'Yükleniyor',
    inOtherLanguage: 'Bu içerik henüz seçtiğiniz dilde hazır değil; {language} gösteriliyor.',
    partlyInOtherLanguage:
      'Bu sayfanın bazı bölümleri henüz seçtiğiniz dilde hazır değil; bu bölümler {language} gösteriliyor.',
    languageChanged: 'Dil değişti: {language}',
    close: 'Kapat',
    previous: 'Önceki',
    next: 'Sonraki',
  },
  home: {
    discover: 'Bizi tanıyın',
    contactAction: 'İletişime geçin',
    allArticles: 'Tüm makaleler',
    readMore: 'Devamını oku',
    numbers: 'Rakamlarla biz',
    slides: 'Öne çıkanlar',
    slideOf: 'Görsel {number} / {count}',
    carousel: 'slayt gösterisi',
    slide: 'slayt',
    certificates: 'Belgelerimiz',
    enlarge: '{title}: büyük göster',
  },
  catalogue: {
    title: 'Ürün ve hizmetler',
    categories: 'Kategoriler',
    all: 'Tümü',
    search: 'Ürün ve hizmetlerde ara',
    searchAction: 'Ara',
    found: '{total} sonuç bulundu.',
    noMatch: '“{search}” için sonuç bulunamadı.',
    empty: 'Bu kategoride henüz ürün yok.',
    clear: 'Aramayı temizle',
    details: 'Ayrıntılar',
    code: 'Kod',
    category: 'Kategori',
    types: 'Tür',
    ask: 'Bu ürün hakkında bilgi alın',
    askSubject: '{name} ({code}) hakkında',
    failed: 'Liste yenilenemedi. İnternet bağlantınızı kontrol edip yeniden deneyin.',
    detailsFailed: 'Ayrıntılar yüklenemedi. İnternet bağlantınızı kontrol edip yeniden deneyin.',
    showAll: 'Tümünü göster ({total})',
    retry: 'Tekrar dene',
  },
  announcement: {
    region: 'Duyuru',
    close: 'Duyuruyu kapat',
    more: 'Ayrıntılı bilgi',
    appeared: 'Duyuru: {title}',
  },
  /** Search in all pages of the site. */
  search: {
    title: 'Sitede arama',
    help: 'Sayfalarda, yazılarda ve ürünlerde arayabilirsiniz.',
    label: 'Sitede ara',
    action: 'Ara',
    results: 'Arama sonuçları',
    found: '“{search}” için {total} sonuç bulundu.',
    first: '“{search}” için ilk {total} sonuç gösteriliyor.',
    partly: '“{search}” aramasındaki sözcüklerin hepsini içeren bir sayfa yok; bir bölümünü içerenler gösteriliyor.',
    noMatch: '“{search}” için sonuç bulunamadı.',
    near: 'Bunu mu demek istediniz?',
    popular: 'En çok okunan sayfalar',
    all: 'Tümü',
    kinds: 'Sonuç türleri',
    pages: 'Sonuç sayfaları',
    suggestions: 'Öneriler',
    suggestionCount: '{count} öneri var.',
  },
  /** Names of the kinds of pages among the results, by what their addresses begin with. */
  searchKinds: {
    sayfa: 'Sayfalar',
    makale: 'Makaleler',
    makaleler: 'Makale kategorileri',
    urun: 'Ürünler',
    kategori: 'Kategoriler',
    proje: 'Projeler',
    ekip: 'Ekip',
    'is-ilani': 'İş ilanları',
    sozlesme: 'Sözleşmeler',
    dokuman: 'Dokümanlar',
  },
  biography: { timeline: 'Dönüm noktaları', roles: 'Eğitim ve görevler' },
  /** Pages that staff make of sections. */
  sections: {
    before: 'Öncesi',
    after: 'Sonrası',
    compare: 'Öncesi ile sonrasını karşılaştırın',
    playVideo: 'Videoyu oynatın',
    showMap: 'Haritayı gösterin',
    quoteRequest: 'Teklif isteği',
  },
  ...listTexts,
  newsletter: newsletterTexts,
  blog: {
    readingTime: '{minutes} dk okuma',
    empty: 'Henüz yayınlanmış makale yok.',
    noMatch: '“{search}” için makale bulunamadı.',
    found: '“{search}” için {total} makale bulundu.',
    search: 'Makalelerde ara',
    searchAction: 'Ara',
    allArticles: 'Tüm makaleleri göster',
    categories: 'Makale kategorileri',
    count: '{total} makale',
    noMatchIn: '“{category}” kategorisinde “{search}” için makale bulunamadı.',
    foundIn: '“{category}” kategorisinde “{search}” için {total} makale bulundu.',
    allOfCategory: 'Kategorideki tüm makaleleri göster',
    pages: 'Makale sayfaları',
    previousPage: 'Önceki sayfa',
    nextPage: 'Sonraki sayfa',
    pageOf: 'Sayfa {page} / {pages}',
  },
  article: {
    published: 'Yayınlanma',
    previous: 'Önceki makale',
    next: 'Sonraki makale',
    contents: 'İçindekiler',
    back: 'Makalelere dön',
    category: 'Kategori',
    related: 'İlgili makaleler',
    share: 'Paylaş',
    copied: 'Bağlantı kopyalandı.',
    copyFailed: 'Bağlantı kopyalanamadı; adres çubuğundan alabilirsiniz.',
    print: 'Yazdır',
  },
  contact: {
    address: 'Adres',
    email: 'E-posta',
    phone: 'Telefon',
    hours: 'Çalışma saatleri',
    closed: 'Kapalı',
    today: 'bugün',
    map: 'Haritada göster',
    branches: 'Şubeler',
    facts: 'İletişim bilgileri',
    open: 'Şu an açık',
    forms: 'Bize yazın',
    contactForm: 'İletişim formu',
    applicationForm: 'İş başvurusu',
    name: 'Ad soyad',
    yourEmail: 'E-posta adresiniz',
    yourPhone: 'Telefon numaranız',
    optional: 'isteğe bağlı',
    subject: 'Konu',
    message: 'Mesajınız',
    position: 'Başvurduğunuz görev',
    about: 'Kendinizden söz edin',
    cv: 'Özgeçmiş',
    cvHelp: 'PDF ya da DOCX, en fazla 10 MB.',
    cvChoose: 'Dosya seçin ya da buraya bırakın',
    cvRemove: 'Dosyayı kaldır',
    noticeName: 'KVKK Aydınlatma Metni',
    notice: '{name} belgesini okudum.',
    send: 'Gönder',
    apply: 'Başvuruyu gönder',
    sending: 'Gönderiliyor…',
    draft: 'Yarım kalan metniniz geri getirildi.',
    discard: 'Temizle',
    sentTitle: 'Mesajınız bize ulaştı.',
    sentText: 'En geç iki iş günü içinde size döneceğiz.',
    appliedTitle: 'Başvurunuz bize ulaştı.',
    appliedText: 'Değerlendirdikten sonra size döneceğiz.',
    reference: 'Başvuru numaranız: {reference}',
    another: 'Yeni bir form doldurun',
    honeypot: 'Bu alanı boş bırakın',
    formClosed: 'Form henüz açık değil. Bize telefonla ya da e-postayla ulaşabilirsiniz.',
    check: 'Gönderilemedi. Lütfen işaretli alanları düzeltin.',
    checkCount: 'Düzeltilmesi gereken {count} alan var',
  },
  /** Toasts of the public forms: the texts of product §8, and the title of a success. */
  toasts: {
    sent: 'Gönderildi!',
    failedTitle: 'Başarısız!',
    failed: 'İşlem Başarısız!',
    unreachableTitle: 'Hata!',
    unreachable: 'İşlem Başarısız! Sistem Hatası!',
    throttled: 'Kısa sürede çok fazla form gönderildi. Lütfen birkaç dakika sonra yeniden deneyin.',
    noRoom:
      'Sunucuda yer kalmadığı için gönderilemedi. Yazdıklarınız bu sayfada duruyor; lütfen daha sonra yeniden deneyin.',
    kept: 'Yazdıklarınız silinmedi; yeniden deneyebilirsiniz.',
  },
  /** Validation messages of the public forms. */
  validation: {
    ...validationMessages,
    phone: 'Geçerli Telefon Numarası Giriniz',
    consent: 'Metni Okuduğunuzu İşaretleyiniz',
    cvRequired: 'Özgeçmişinizi Ekleyiniz',
    cvType: 'Yalnızca PDF ya da DOCX Dosyası Eklenebilir',
    cvUnreadable: 'Bu dosya okunamadı. Dosyayı yeniden PDF olarak kaydedip ekleyin.',
    cvSize: 'Dosya 10 MB Boyutunu Geçemez',
    cvMacro: 'Makro İçeren Dosya Eklenemez',
    cvAgain: 'Özgeçmişinizi Yeniden Seçiniz; Tarayıcılar Seçilen Dosyayı Saklayamaz',
  },
  consent: {
    title: 'Çerez tercihiniz',
    text: 'Sitenin çalışması için gerekenler dışında hiçbir çerezi izniniz olmadan kullanmıyoruz. Kararınızı sayfanın altındaki “Çerez tercihleri” bağlantısından her zaman değiştirebilirsiniz.',
    policy: 'Çerez politikası',
    necessary: 'Zorunlu',
    necessaryText:
      'Dil seçiminizi ve bu kararınızı hatırlar, yanıt vermeyen sayfaların fark edilmesini sağlar. Kapatılamaz.',
    analytics: 'İstatistik',
    analyticsText: 'Sitenin nasıl kullanıldığını ölçer ({providers}).',
    marketing: 'Pazarlama',
    marketingText: 'İlgi alanlarınıza göre reklam gösterilmesini sağlar ({providers}).',
    accept: 'Tümünü kabul et',
    refuse: 'Tümünü reddet',
    save: 'Seçimimi kaydet',
    choose: 'Tek tek seç',
    record: 'Kayıt numaranız',
    recordText: 'Tercihiniz bu rastgele numarayla saklanır; adınızla ya da adresinizle eşleştirilmez.',
  },
  contract: { updated: 'Son güncelleme: {date}', others: 'Diğer sözleşmeler' },
  notFound: {
    code: '404',
    title: 'İstenen sayfa bulunamadı.',
    text: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.',
    back: 'Anasayfaya dön',
    search: 'Aradığınızı sitede bulabilirsiniz.',
    links: 'Buradan devam edebilirsiniz',
  },
  /** Texts of the update prompt; sign-in and panel use the same ones. */
  newRelease: updatePromptTexts,
  failure: failureTexts,
};

/** All static texts of the site, by group and key. */
export type StaticTexts = typeof defaultStaticTexts;

/** Translated static texts of one language by group and key. Missing texts fall back to the default language. */
export type PageLang = { [Group in keyof StaticTexts]?: Partial<StaticTexts[Group]> };

/**
 * Replaces the `{name}` placeholders of a static text. A placeholder without a value stays in the text.
 * @param text - static text
 * @param values - values by placeholder name
 * @example
 * ```ts
 * fill('Sayfa {page} / {pages}', { page: 2, pages: 5 }); // 'Sayfa 2 / 5'
 * ```
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
