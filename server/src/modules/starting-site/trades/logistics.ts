import type { TradeTexts } from '../trade-texts.ts';

export const logistics: TradeTexts = {
  description: '{firma}: [{il} merkezli ]nakliye ve lojistik. Yurt içi ve uluslararası taşıma, depolama ve dağıtım.',
  hero: {
    title: 'Yükünüz nerede, siz sormadan bilirsiniz',
    text: '[{il} çıkışlı ve varışlı ]parsiyel, komple ve proje taşımaları. Yükleme saatinden teslim imzasına kadar tek muhatap.',
  },
  introduction: {
    title: 'Taşımanın yarısı yol, yarısı haberdir',
    text: '{firma}, sanayi ve ticaret kuruluşlarının yurt içi ve uluslararası taşımalarını planlar ve yürütür. Yüke uygun aracı seçer, güzergâhı ve teslim aralığını baştan yazar, yol boyunca haber veririz.\n\nBir aksaklık olduğunda bunu müşterinizden değil bizden duyarsınız; yanında da çözüm önerisiyle.',
  },
  services: {
    title: 'Hizmetlerimiz',
    text: 'Tek palet ya da yüzlerce tır; yükün ihtiyacına göre kurulan bir akış.',
  },
  serviceList: [
    {
      title: 'Komple taşıma',
      text: 'Tek alıcı, tek araç; aktarmasız ve takvimli.',
      more: 'Yükünüzün ölçüsüne ve cinsine göre tenteli, kapalı ya da açık araç ayırırız. Aracınız yükleme saatinde kapıda, evrakı hazır olur.',
    },
    {
      title: 'Parsiyel taşıma',
      text: 'Bir paletten başlayan yükler için düzenli seferler.',
      more: 'Yükleri uyumlu gruplar hâlinde birleştirir, aktarma noktalarında yeniden sayarız. Paletiniz etiketinden takip edilir.',
    },
    {
      title: 'Uluslararası taşıma',
      text: 'Karayolu, denizyolu ve havayolu; gümrük belgeleriyle birlikte.',
      more: 'Teslim şekline göre sorumlulukları netleştirir, taşıma belgelerini hazırlar, gümrük müşavirinizle eş zamanlı çalışırız.',
    },
    {
      title: 'Depolama',
      text: 'Raf, stok sayımı ve sipariş hazırlama.',
      more: 'Ürünlerinizi parti ve son kullanma tarihine göre yerleştirir, sayımı düzenli olarak paylaşırız. Siparişler etiketli ve sevke hazır çıkar.',
    },
    {
      title: 'Şehir içi dağıtım',
      text: 'Mağaza, bayi ve son müşteri teslimleri; imzalı kayıtla.',
      more: 'Rotaları teslim saatlerine göre kurar, teslim fotoğrafını ve imzayı aynı gün iletiriz. İade ve boş kasa toplama da plana dâhildir.',
    },
    {
      title: 'Proje ve ağır yük',
      text: 'Makine, tesis ve gabari dışı yükler için yol etüdü ve izinler.',
      more: 'Güzergâhı önceden gezer, köprü ve viraj kontrollerini yapar, izinleri alırız. Yükleme ve indirme planı mühendis onaylıdır.',
    },
  ],
  steps: { title: 'Yükünüzün yolculuğu', text: 'Dört durak; her birinde haberiniz olur.' },
  stepList: [
    { title: 'Talep', text: 'Yükü, ölçüyü ve adresleri yazın; uygun aracı önerelim.' },
    { title: 'Plan', text: 'Fiyat, yükleme saati ve teslim aralığı yazılı gelir.' },
    { title: 'Yol', text: 'Araç ve sürücü bilgisi, hareket ve varış bildirimleri.' },
    { title: 'Teslim', text: 'İmzalı teslim belgesi aynı gün elinizde.' },
  ],
  showcase: { kind: 'projects', title: 'Taşıdıklarımızdan' },
  about: {
    title: 'Söz, saat ve yük bizde emanettir',
    text: '{firma}[, {il} merkezli] bir nakliye ve lojistik firmasıdır.',
  },
  story: `Bir yükün gecikmesi, çoğu zaman bir hattın durması ya da bir rafın boş kalması demektir. Bunu bildiğimiz için taşımayı araçla değil planla başlatırız: hangi yol, hangi saat, hangi yedek.

Sürücülerimizin dinlenme sürelerine uyarız. Yorgun sürücünün kazandırdığı saat, kimseye bir şey kazandırmaz.

Müşterilerimizin işini öğreniriz: sezonunu, yükleme rampasını, alıcısının huyunu. İkinci taşımada açıklamanız gereken şey daha azdır.`,
  principles: 'Bize neden güvenilir?',
  principleList: [
    { title: 'Tek muhatap', text: 'Yükünüzü baştan sona bilen, telefonunu bildiğiniz bir kişi.' },
    { title: 'Açık fiyat', text: 'Bekleme, aktarma ve ek teslim koşulları teklifte yazar.' },
    { title: 'Konuşulmuş güvence', text: 'Yükün değerine uygun sigortayı yola çıkmadan konuşuruz.' },
    { title: 'Erken haber', text: 'Gecikmeyi olduğunda değil, olacağını anladığımızda bildiririz.' },
  ],
  questions: [
    {
      question: 'Fiyat almak için hangi bilgiler gerekiyor?',
      answer:
        'Yükleme ve teslim adresi, yükün cinsi, ölçüsü, ağırlığı ve istediğiniz tarih. Yükün bir fotoğrafı da çok işe yarar.',
    },
    {
      question: 'Yüküm sigortalı mı?',
      answer: 'Taşıyıcı sorumluluğu kapsamını teklifte yazarız. Yükün değeri yüksekse ayrıca emtia sigortası öneririz.',
    },
    {
      question: 'Aracı takip edebiliyor muyum?',
      answer: 'Evet. Hareket, mola ve varış bilgilerini paylaşırız; isterseniz konum bağlantısı da gönderebiliriz.',
    },
    {
      question: 'Acil yük alıyor musunuz?',
      answer: 'Bizi arayın. Uygun araç varsa saatini söyler, yoksa gerçekçi en erken seçeneği öneririz.',
    },
  ],
  closing: {
    title: 'Nereden nereye?',
    text: 'Adresleri ve yükü yazın, uygun araç ve fiyatla dönelim.',
  },
  action: 'Fiyat isteyin',
};
