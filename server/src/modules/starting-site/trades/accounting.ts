import type { TradeTexts } from '../trade-texts.ts';

export const accounting: TradeTexts = {
  description: '{firma}: [{il} merkezli ]mali müşavirlik. Defter, beyanname, bordro, kuruluş ve finansal raporlama.',
  hero: {
    title: 'Rakamlarınız düzenli, takviminiz rahat olsun',
    text: 'Defter, beyanname ve bordroyu zamanında yürütüyor, rakamların ne söylediğini anlaşılır bir dille anlatıyoruz.',
  },
  introduction: {
    title: 'Son günü beklemeyen bir muhasebe',
    text: '{firma}[, {il} merkezli] bir mali müşavirlik ofisidir. Belgelerinizi ay içinde işler, beyannameden önce size sonucu ve ödemeyi bildiririz. Son gün sürprizi yaşamazsınız.\n\nMevzuat değiştiğinde sizi ilgilendiren kısmı, ne yapmanız gerektiğiyle birlikte yazarız.',
  },
  services: {
    title: 'Hizmetlerimiz',
    text: 'Şahıs işletmesinden anonim şirkete, işletmenizin ihtiyacı kadar.',
  },
  serviceList: [
    {
      title: 'Muhasebe ve defter',
      text: 'Belgelerin işlenmesi, e-defter ve dönem sonu işlemleri.',
      more: 'Belgelerinizi düzenli aralıklarla alır, işler ve eksikleri ay bitmeden bildiririz. E-defter ve beratları süresinde yüklenir, yedeklenir.',
    },
    {
      title: 'Vergi beyannameleri',
      text: 'KDV, muhtasar, geçici vergi ve yıllık beyannameler.',
      more: 'Beyannameyi göndermeden önce özetini ve ödenecek tutarı sizinle paylaşırız. Takvimi biz tutar, ödemeyi size önceden hatırlatırız.',
    },
    {
      title: 'Bordro ve SGK',
      text: 'Ücret hesabı, işe giriş çıkış, teşvikler.',
      more: 'Bordroları ve SGK bildirgelerini hazırlar, yararlanabileceğiniz teşvikleri izleriz. İşe giriş ve çıkışlarda hangi belgenin gerektiğini tek listede bulursunuz.',
    },
    {
      title: 'Şirket kuruluşu',
      text: 'Tür seçimi, sözleşme, tescil ve ilk kayıtlar.',
      more: 'Şahıs, limited ve anonim seçeneklerini maliyeti ve sorumluluğuyla karşılaştırır, kuruluş adımlarını sizinle yürütürüz.',
    },
    {
      title: 'e-Dönüşüm',
      text: 'e-Fatura, e-arşiv, e-irsaliye ve e-defter geçişi.',
      more: 'Zorunluluk ölçülerinizi izler, geçiş başvurularını yapar, kullandığınız programla uyumunu deneriz. Ekibinize ilk faturada yanında oluruz.',
    },
    {
      title: 'Finansal raporlama',
      text: 'Aylık gelir tablosu, nakit akışı ve bütçe karşılaştırması.',
      more: 'Karar vermenize yarayan, tek sayfalık bir aylık özet hazırlarız. İsterseniz her ay kısa bir görüşmeyle birlikte yorumlarız.',
    },
  ],
  steps: { title: 'Çalışmaya nasıl başlarız?', text: 'Müşavir değiştirmek sanıldığı kadar zor değildir.' },
  stepList: [
    { title: 'Görüşme', text: 'İşletmenizi, belge akışınızı ve beklentinizi konuşuruz.' },
    { title: 'Devir', text: 'Önceki kayıtları teslim alır, açık konuları listeleriz.' },
    { title: 'Düzen', text: 'Belgelerin ne zaman, nasıl geleceği yazılı olur.' },
    { title: 'Aylık akış', text: 'İşlem, kontrol, beyan ve anlaşılır bir özet.' },
  ],
  showcase: { kind: 'team', title: 'Ekibimiz' },
  about: {
    title: 'Rakamın arkasındaki işi de görürüz',
    text: '{firma}[, {il} merkezli] bir mali müşavirlik ve muhasebe ofisidir.',
  },
  story: `Muhasebe, geçmişin kaydı olduğu kadar yarının hazırlığıdır. Doğru tutulmuş bir defter; bankaya, ortağa ve yönetime aynı şeyi söyler. Biz kaydı bu gözle tutarız.

Her mükellefimizin ofisimizde bir sorumlusu vardır. Telefonu açan kişi dosyanızı bilir; izinli olduğunda yerine kimin baktığını da siz bilirsiniz.

Meslek kurallarına ve sır saklama yükümlülüğüne sıkı sıkıya bağlıyız. Belgeleriniz güvenli ortamda saklanır, yalnızca işinizle ilgilenenler görür.`,
  principles: 'Nasıl çalışırız?',
  principleList: [
    { title: 'Zamanında', text: 'Takvimi biz izleriz; son güne iş bırakmayız.' },
    { title: 'Anlaşılır', text: 'Kısaltmalarla değil, cümlelerle anlatırız.' },
    { title: 'Gizli', text: 'Bilgileriniz ofisimizden dışarı çıkmaz.' },
    { title: 'Ulaşılabilir', text: 'Sorunuzun bir sahibi ve bir yanıt süresi vardır.' },
  ],
  questions: [
    {
      question: 'Mali müşavirimi yıl ortasında değiştirebilir miyim?',
      answer: 'Evet. Devir tutanağı ve kayıtların teslimiyle yılın her döneminde mümkündür; süreci biz yürütürüz.',
    },
    {
      question: 'Ücretiniz nasıl belirleniyor?',
      answer:
        'Asgari ücret tarifesini gözeterek, belge sayısı ve işlem hacmine göre yazılı bir sözleşmeyle belirlenir.',
    },
    {
      question: 'Belgeleri nasıl ileteceğiz?',
      answer: 'E-belgeleri doğrudan alırız. Kâğıt belgeleri tarayıp gönderebilir ya da teslim edebilirsiniz.',
    },
    {
      question: 'Şirket kurmadan önce danışabilir miyim?',
      answer: 'Elbette. Hangi türün size uyduğunu, vergi ve sorumluluk yönleriyle birlikte konuşuruz.',
    },
  ],
  closing: {
    title: 'Kısa bir görüşmeyle başlayalım',
    text: 'İşletmenizi ve şu anki düzeninizi anlatın; size uygun çalışma biçimini önerelim.',
  },
  action: 'Görüşme isteyin',
};
