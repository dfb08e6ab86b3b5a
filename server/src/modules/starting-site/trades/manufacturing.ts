import type { TradeTexts } from '../trade-texts.ts';

export const manufacturing: TradeTexts = {
  description: '{firma}: [{il} merkezli ]üretici. Seri ve siparişe göre üretim, kalite kontrol, zamanında sevkiyat.',
  hero: {
    title: 'Çiziminizden sevkiyata, tek çatı altında üretim',
    text: '[{il} merkezli tesisimizde ]seri ve siparişe göre üretim yapıyoruz. İlk numune onayınızdan geçer, gerisi aynı ölçüyle gelir.',
  },
  introduction: {
    title: 'Aynı parça, her seferinde aynı ölçüde',
    text: '{firma}, sanayi kuruluşlarına parça, yarı mamul ve bitmiş ürün üretir. Teknik resminizi üretilebilirlik açısından inceler, maliyeti düşürecek önerileri üretime başlamadan paylaşırız.\n\nHer parti için ölçüm kaydı tutar, hammaddenin belgesini saklarız. Bir sorun olduğunda nereden geldiğini aramayız, biliriz.',
  },
  services: {
    title: 'Üretim olanaklarımız',
    text: 'Tek parçadan yıllık sözleşmeye kadar, işin büyüklüğüne göre kurulan bir üretim düzeni.',
  },
  serviceList: [
    {
      title: 'Fason üretim',
      text: 'Çiziminize ve şartnamenize göre parça ve yarı mamul.',
      more: 'Teknik resmi, malzemeyi ve toleransları sizinle birlikte netleştirir, numuneyi onayınıza sunarız. Onaylı numune üretim boyunca referans kalır.',
    },
    {
      title: 'Seri üretim',
      text: 'Aylık ve yıllık programlarla, stok ve sevk planı bir arada.',
      more: 'Sipariş tahmininize göre hammadde ve kapasite ayırır, emniyet stoğunu birlikte belirleriz. Sevkiyatlar hattınızı bekletmeyecek biçimde planlanır.',
    },
    {
      title: 'Numune ve prototip',
      text: 'Yeni ürününüz için az sayıda, hızlı ve ölçülü üretim.',
      more: 'Fikri ya da eski bir parçayı ölçer, modelini çıkarır, denenebilir bir numuneye dönüştürürüz. Seri üretime geçerken neyin değişmesi gerektiğini raporlarız.',
    },
    {
      title: 'Kalıp ve aparat',
      text: 'Ürününüze özel kalıp, fikstür ve montaj aparatları.',
      more: 'Kalıbı çevrim süresi, ömür ve bakım kolaylığı gözeterek tasarlarız. Bakım ve yedek parça planı kalıpla birlikte teslim edilir.',
    },
    {
      title: 'Montaj ve paketleme',
      text: 'Alt grup montajı, test, etiketleme ve sevke hazır paket.',
      more: 'Parçaları gruplar, test eder, sizin etiket ve ambalaj düzeninize göre paketleriz. Ürün doğrudan hattınıza ya da müşterinize gidebilir.',
    },
    {
      title: 'Kalite kontrol',
      text: 'Girdi, süreç ve son kontrol; ölçüm raporu her partiyle.',
      more: 'Kontrol planını ürüne göre kurar, kritik ölçüleri istatistiksel olarak izleriz. İsterseniz ölçüm raporu her partiyle birlikte gelir.',
    },
  ],
  steps: { title: 'Siparişin yolculuğu', text: 'Ne zaman nerede olduğunu sormadan bilirsiniz.' },
  stepList: [
    { title: 'Teknik inceleme', text: 'Resim, malzeme ve tolerans; üretilebilirlik önerileriyle.' },
    { title: 'Numune', text: 'Ölçüm raporuyla birlikte onayınıza gelir.' },
    { title: 'Üretim', text: 'Planlı kapasite, süreç içi kontrol, parti kaydı.' },
    { title: 'Sevkiyat', text: 'Uygun ambalaj, belgeler ve söylenen günde yükleme.' },
  ],
  showcase: { kind: 'products', title: 'Ürünlerimiz' },
  about: {
    title: 'Üretimin düzenine inanırız',
    text: '{firma}[, {il} merkezli] bir üretim ve sanayi kuruluşudur.',
  },
  story: `Atölyede işler çoğu zaman büyük hatalardan değil, küçük belirsizliklerden aksar: yazılmamış bir tolerans, sözle verilmiş bir tarih, etiketi düşmüş bir kasa. Biz üretimi bu belirsizlikleri azaltarak kurduk.

Her işin bir kartı, her partinin bir numarası, her ölçünün bir kaydı vardır. Operatörlerimiz yaptıkları işin nerede kullanılacağını bilir; bildikleri için de özen gösterirler.

Müşterilerimizle ilişkimizi tek siparişe göre değil, yıllara göre düşünürüz. Maliyeti düşüren bir fikir bulduğumuzda sormanızı beklemeden söyleriz.`,
  principles: 'Üretim anlayışımız',
  principleList: [
    { title: 'İzlenebilirlik', text: 'Hammaddeden sevkiyata, her partinin geçmişi kayıtlıdır.' },
    { title: 'Termine sadakat', text: 'Tutamayacağımız bir tarih vermeyiz; gecikme olursa önceden haber veririz.' },
    { title: 'Güvenli çalışma', text: 'Makine koruması ve eğitim, üretim hızından önce gelir.' },
    { title: 'Az fire', text: 'Malzemeyi ve enerjiyi boşa harcamayan üretim, fiyata da yansır.' },
  ],
  questions: [
    {
      question: 'En az sipariş miktarınız nedir?',
      answer: 'Ürüne göre değişir. Numune ve küçük partiler için de çalışırız; adet arttıkça birim fiyat düşer.',
    },
    {
      question: 'Teknik resmimiz yok, yine de üretebilir misiniz?',
      answer: 'Evet. Örnek parçayı ölçer, modelini ve resmini hazırlar, onayınızdan sonra üretiriz.',
    },
    {
      question: 'Gizlilik sözleşmesi imzalıyor musunuz?',
      answer: 'Elbette. Çizimlerinizi yalnızca işinizle ilgilenen kişiler görür, kalıplarınız size ait kalır.',
    },
    {
      question: 'Teslim süreniz ne kadar?',
      answer:
        'Malzeme ve kapasiteye göre teklifte yazılı bir tarih veririz. Düzenli siparişlerde emniyet stoğuyla süreyi kısaltabiliriz.',
    },
  ],
  closing: {
    title: 'Teknik resminizi gönderin',
    text: 'Malzeme, adet ve termin bilgisiyle yazın; fiyatı ve önerilerimizi birlikte gönderelim.',
  },
  action: 'Teklif isteyin',
};
