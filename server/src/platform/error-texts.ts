import { limits } from 'shared-contracts/limits';
import { uploadRefusals } from 'shared-contracts/media';

/** The sentence for each code of a domain error; `http/errors.ts` and the command line answer with it. */
export const errorTexts = {
  'not-found': 'Kayıt bulunamadı.',
  invalid: 'Lütfen işaretli alanları düzeltin.',
  unauthenticated: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  'stale-page': 'Sayfanın süresi doldu. Sayfayı yenileyip yeniden deneyin.',
  'no-right': 'Bu işlem için yetkiniz yok.',
  throttled: 'Çok fazla deneme yapıldı. Lütfen biraz bekleyip yeniden deneyin.',
  'search-too-long': `Arama en çok ${limits.search.max} karakter olabilir.`,
  /** A sentence that is made elsewhere: a text of the site in the visitor's language, or why a release does not fit. */
  reason: ({ reason }: { reason: string }) => reason,

  version: 'Bu kayıt siz düzenlerken başkası tarafından değiştirildi.',
  'order-changed': 'Sıra bu arada değişmiş. Sayfayı yenileyip yeniden deneyin.',
  'concurrent-write': 'Aynı anda başka bir kayıt yapıldı. Lütfen yeniden deneyin.',
  'related-record-changed': 'Bağlı bir kayıt bu arada değişti. Sayfayı yenileyip yeniden deneyin.',

  'sign-in': 'E-posta ya da şifre hatalı.',
  'wrong-password': 'Şifre hatalı.',
  'wrong-code': 'Kod hatalı ya da süresi geçmiş.',
  'step-expired': 'Bu adımın süresi doldu. Lütfen baştan başlayın.',
  'passkey-not-verified': 'Geçiş anahtarı doğrulanamadı.',
  'browser-link-expired':
    'Bağlantının süresi dolmuş ya da bağlantı eksik. Giriş yapmayı deneyin, gerekirse yeni bir bağlantı isteyin.',
  'browser-link-without-mail': 'Sunucuda e-posta gönderimi kurulu olmadığı için bağlantı gönderilemez.',
  'session-not-extendable': 'Bu oturum daha fazla uzatılamaz. Lütfen yeniden giriş yapın.',

  'account-changed': 'Hesabınız bu arada değişti. Sayfayı yenileyip yeniden deneyin.',
  'own-account': 'Kendi hesabınızı buradan değiştiremezsiniz; Hesabım ekranını kullanın.',
  'own-second-factor': 'Kendi iki adımlı girişinizi buradan değiştiremezsiniz; Hesabım ekranını kullanın.',
  'last-super-admin': 'Son süper yönetici devre dışı bırakılamaz ve rolü düşürülemez.',
  'no-authenticator-app': 'Önce doğrulama uygulamasını kurun.',
  'last-authenticator-app': 'Hesabınız için iki adımlı giriş zorunlu. Önce bir geçiş anahtarı ekleyin.',
  'last-passkey':
    'Hesabınız için iki adımlı giriş zorunlu. Son geçiş anahtarını silmeden önce başka bir yöntem ekleyin.',
  'too-many-passkeys': `En fazla ${limits.passkeysPerUser} geçiş anahtarı eklenebilir.`,

  'category-in-use': ({ products }: { products: number }) =>
    `Bu kategoride ${products} ürün var. Önce onları silin ya da başka bir kategoriye taşıyın.`,
  'main-category-in-use': ({ categories }: { categories: number }) =>
    `Bu ana kategoride ${categories} kategori var. Önce onları silin ya da başka bir ana kategoriye taşıyın.`,
  'notice-kept': 'KVKK aydınlatma metni silinemez; formlar bu metne bağlıdır.',
  'notice-kind': 'KVKK aydınlatma metninin türü değiştirilemez.',
  'notice-exists': 'KVKK aydınlatma metni zaten var; ikincisi oluşturulamaz.',
  'no-language': 'Böyle bir dil yok.',
  'language-exists': 'Bu dil zaten var.',
  'default-language-active': 'Varsayılan dil kapatılamaz.',
  'default-language-name': 'Varsayılan dilin adı değiştirilemez.',
  'default-language-kept': 'Varsayılan dil silinemez.',
  'language-in-use': ({ texts }: { texts: number }) =>
    `Bu dilde ${texts} metin var; dil ancak metinleriyle birlikte silinebilir.`,

  'messages-changed': 'Seçilen iletilerden bazıları artık burada değil. Sayfayı yenileyip yeniden deneyin.',
  'message-not-in-trash': 'Yalnızca çöp kutusundaki iletiler silinebilir.',
  'too-many-labels': `En fazla ${limits.labels} etiket eklenebilir.`,
  'too-many-reply-templates': `En fazla ${limits.replyTemplates} şablon eklenebilir.`,
  'reply-without-mail':
    'Sunucuda e-posta gönderimi kurulu değil. Yanıtınızı kendi e-posta programınızla gönderebilirsiniz.',
  'reply-not-waiting': 'Bu yanıt şu anda yeniden denenemez. Sayfayı yenileyip durumuna bakın.',
  'too-many-streams': 'Şu anda çok fazla panel açık; yeni iletiler birkaç dakika gecikmeyle gösterilir.',
  'no-mail-server': 'Sunucuda e-posta gönderimi kurulu değil (SMTP_URL).',
  'test-mail-sent': 'Bu deneme e-postası daha önce gönderilmeye çalışıldı. Sonucunu listede görebilirsiniz.',
  'test-mail-refused': 'Deneme e-postası gönderilemedi.',
  'mail-not-waiting': 'Bu e-posta şu anda yeniden denenemez. Sayfayı yenileyip durumuna bakın.',
  'wrong-date': 'Bu tarih sunucunun tarihi değil.',

  'picture-kind': uploadRefusals.kind,
  'picture-svg': uploadRefusals.svg,
  'picture-heic': uploadRefusals.heic,
  'picture-broken': 'Görsel açılamadı: dosya bozuk ya da eksik. Dosyayı yeniden kaydedip deneyin.',
  'picture-pixels': 'Görsel en fazla 40 megapiksel olabilir. Küçültüp yeniden yükleyin.',
  'picture-shape': 'Görselin bir kenarı ötekinin on katından uzun olamaz. Kırpıp yeniden yükleyin.',
  'picture-files-missing': 'Bu görselin dosyaları bulunamadı. Görseli yeniden yükleyin.',
  'picture-in-use': ({ places }: { places: readonly string[] }) => {
    const more = places.length > NAMED_PLACES ? ` ve ${places.length - NAMED_PLACES} yer daha` : '';
    const named = places.length > 0 ? ` (${places.slice(0, NAMED_PLACES).join(', ')}${more})` : '';
    return `Bu görsel kullanıldığı için silinemez${named}. Önce oradan kaldırın.`;
  },
  'pictures-in-use': 'Seçtiğiniz görsellerin hepsi kullanılıyor; hiçbiri silinmedi. Önce yerlerinden kaldırın.',
  'pictures-busy': 'Şu anda çok sayıda görsel işleniyor. Lütfen biraz sonra yeniden deneyin.',

  'no-release': 'Böyle bir sürüm yok.',
  'no-publish-key': 'Böyle bir yayın anahtarı yok.',
  'no-unit': ({ units }: { units: readonly string[] }) => `Böyle bir birim yok. Birimler: ${units.join(', ')}`,
  'no-rollback-target': 'Geri dönülecek sağlam bir sürüm yok.',
  'no-candidate': 'Gösterilen bir aday sürüm yok.',
  'already-live': 'Bu sürüm zaten canlıda.',
  'live-release-changed': ({ expected, now }: { expected: string | null; now: string | null }) =>
    `Canlı sürüm bu arada değişti: beklenen ${expected ?? 'hiçbiri'}, şimdiki ${now ?? 'hiçbiri'}.`,
  'release-rejected': ({ reason }: { reason: string }) => `Sürüm kabul edilmedi: ${reason.replace(/\.$/, '')}.`,
  'release-exists': ({ id }: { id: string }) =>
    `${id} sürümü aynı içerikle zaten kayıtlı; bir sürümün üzerine yazılmaz.`,
  'remote-built-in': ({ title }: { title: string }) => `${title} her sitede bulunur, kaldırılamaz.`,
  'remote-live': ({ title, live }: { title: string; live: string }) =>
    `${title} biriminin canlı sürümü var (${live}); silinemez, yayından kaldırılabilir.`,
} as const;

const NAMED_PLACES = 5;

/** What stands at a field, beside those of `shared-contracts/validation`, which the panel's forms say too. */
export const fieldTexts = {
  emailTaken: 'Bu E-Posta Başka Bir Kullanıcıda Kayıtlı',
  wrongPassword: 'Şifre Hatalı',
  wrongCode: 'Kod Hatalı',
  expired: 'Süresi Doldu',
  codeTaken: 'Bu Kod Başka Bir Üründe Kullanılıyor',
  noLanguage: 'Böyle bir dil yok.',
  labelTaken: 'Bu Adda Bir Etiket Var',
  templateTaken: 'Bu Adla Bir Şablon Var',
  noPoolConsent: 'Havuza Almak İçin Adayın Onayı Gereklidir',
  future: 'Bu Tarih Henüz Gelmedi',
  noDataRequest: 'Böyle Bir Başvuru Yok',
  todayIs: (day: string) => `Sunucunun saatine göre bugün ${day}.`,
  pageExists: 'Bu Adreste Zaten Bir Sayfa Var',
  redirectsToItself: 'Adres Kendisine Yönlendirilemez',
  redirectCircle: 'Bu Yönlendirme Başka Yönlendirmelerle Başladığı Adrese Geri Dönüyor',
  redirectsToRemovedUnit: 'Bu adres kaldırılan birimin kendi adresine geri dönüyor.',
  alsoBlocked: (sender: string) => `Engellenenler Arasında da Var: ${sender}`,
  noUnit: 'Böyle bir birim yok.',
  unitTaken: 'Bu adda bir birim zaten var.',
  segmentOf: (title: string) => `Bu bölüm ${title} biriminin.`,
  segmentRedirected: (address: string) => `${address} adresi yönlendiriliyor; önce yönlendirmeyi silin.`,
} as const;
