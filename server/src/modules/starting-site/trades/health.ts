import type { TradeTexts } from '../trade-texts.ts';

export const health: TradeTexts = {
  description: '{firma}[, {il}]: muayene, tetkik ve tedavi hizmetleri hakkında bilgi, çalışma saatleri ve randevu.',
  hero: {
    title: 'Sizi dinleyen bir sağlık ekibi',
    text: 'Şikâyetinizi anlatmanız için zaman ayırır, seçeneklerinizi anlaşılır bir dille açıklarız. Randevu için aramanız ya da yazmanız yeter.',
  },
  introduction: {
    title: 'Önce anlamak, sonra karar vermek',
    text: '{firma}[, {il} ilinde hizmet veren] bir sağlık kuruluşudur. Muayeneye geçmeden önce öykünüzü dinler, gereken tetkikleri nedeniyle birlikte anlatırız.\n\nTedavi kararını birlikte veririz: yararını, olası risklerini ve varsa diğer seçenekleri konuşmadan bir işleme başlamayız.',
  },
  services: {
    title: 'Hizmetlerimiz',
    text: 'Muayeneden kontrole kadar, ihtiyacınız olan adımlar. Bu sayfadaki bilgiler muayenenin yerini tutmaz.',
  },
  serviceList: [
    {
      title: 'Muayene ve danışma',
      text: 'Şikâyetinizin dinlendiği, sorularınıza zaman ayrılan görüşme.',
      more: 'Geçmiş tetkiklerinizi ve kullandığınız ilaçları yanınızda getirmeniz değerlendirmeyi kolaylaştırır. Görüşmenin sonunda izlenecek yolu yazılı olarak alırsınız.',
    },
    {
      title: 'Tanı ve tetkik',
      text: 'Gerekli laboratuvar ve görüntüleme; sonuçları açıklamasıyla.',
      more: 'Hangi tetkikin neden istendiğini anlatırız. Sonuçları yalnızca iletmez, sizin için ne anlama geldiğini de açıklarız.',
    },
    {
      title: 'Tedavi planlaması',
      text: 'Seçenekler, süre ve olası riskler; birlikte verilen karar.',
      more: 'Tedavi planı yaşınıza, genel sağlık durumunuza ve günlük hayatınıza göre hazırlanır. Onayınız alınmadan hiçbir işleme başlanmaz.',
    },
    {
      title: 'Girişimsel işlemler',
      text: 'Öncesi ve sonrasıyla açıklanan, aydınlatılmış onamla yapılan işlemler.',
      more: 'İşlemden önce yapmanız gerekenleri, sonrasında dikkat edeceklerinizi yazılı olarak veririz. Sorularınız için ulaşacağınız kişi bellidir.',
    },
    {
      title: 'Kontrol ve takip',
      text: 'Tedavinin seyri için planlı kontroller ve hatırlatmalar.',
      more: 'Kontrol aralıklarını durumunuza göre belirler, randevunuzu önceden hatırlatırız. Beklenmeyen bir durumda nasıl ulaşacağınızı bilirsiniz.',
    },
    {
      title: 'Koruyucu sağlık',
      text: 'Yaşa ve riske göre taramalar, yaşam biçimi önerileri.',
      more: 'Aile öykünüze ve risklerinize göre hangi taramaların uygun olduğunu konuşur, uygulanabilir öneriler veririz.',
    },
  ],
  steps: { title: 'İlk ziyaretiniz', text: 'Neyle karşılaşacağınızı bilmek rahatlatır.' },
  stepList: [
    { title: 'Randevu', text: 'Telefonla ya da formla gün ve saat belirleriz.' },
    { title: 'Görüşme', text: 'Öykünüzü dinler, muayenenizi yaparız.' },
    { title: 'Değerlendirme', text: 'Sonuçları ve seçenekleri anlaşılır biçimde konuşuruz.' },
    { title: 'Takip', text: 'Kontrollerinizi birlikte planlarız.' },
  ],
  showcase: { kind: 'team', title: 'Ekibimiz' },
  about: {
    title: 'Güven, anlaşılır bilgiyle kurulur',
    text: '{firma}[, {il} ilinde hizmet veren] bir sağlık kuruluşudur.',
  },
  story: `Sağlığınızla ilgili bir karar verirken en çok ihtiyaç duyduğunuz şey, anlaşılır bilgi ve yeterli zamandır. Randevularımızı buna göre düzenleriz: acele etmeden dinlemek, tekrar anlatmak, soru beklemek işimizin parçasıdır.

Hekimlerimiz ve sağlık çalışanlarımız kendi alanlarındaki güncel bilgiyi izler. Kendi alanımızın dışında kalan bir durumda sizi doğru yere yönlendiririz.

Sağlık verileriniz özel nitelikli kişisel veridir. Yalnızca tedavinizle ilgilenenler görür, güvenli ortamda saklanır.`,
  principles: 'Size karşı sorumluluklarımız',
  principleList: [
    { title: 'Mahremiyet', text: 'Görüşmeleriniz ve kayıtlarınız gizlidir.' },
    { title: 'Aydınlatma', text: 'Her işlemi, yararı ve riskiyle birlikte anlatırız.' },
    { title: 'Hijyen', text: 'Sterilizasyon adımlarımız yazılı ve kayıtlıdır.' },
    { title: 'Zamana saygı', text: 'Randevu saatinize uyar, gecikme olursa haber veririz.' },
  ],
  questions: [
    {
      question: 'Randevu almam gerekiyor mu?',
      answer: 'Size yeterli zaman ayırabilmemiz için randevu almanızı öneririz. Acil durumlarda 112’yi arayınız.',
    },
    {
      question: 'İlk gelişimde yanımda ne getirmeliyim?',
      answer: 'Kimliğiniz, varsa eski tetkik sonuçlarınız ve kullandığınız ilaçların listesi yeterlidir.',
    },
    {
      question: 'Randevumu değiştirebilir miyim?',
      answer: 'Evet. Mümkünse bir gün önceden haber vermeniz, yerinize başka birinin alınabilmesini sağlar.',
    },
    {
      question: 'Sonuçlarımı nasıl öğreneceğim?',
      answer: 'Sonuçlarınız hazır olduğunda size haber veririz; değerlendirmesini hekiminizle birlikte yaparsınız.',
    },
  ],
  closing: {
    title: 'Randevu ve sorularınız için',
    text: 'Bizi arayabilir ya da iletişim formunu kullanabilirsiniz. Formda sağlık bilgilerinizi paylaşmanıza gerek yoktur.',
  },
  action: 'Randevu isteyin',
};
