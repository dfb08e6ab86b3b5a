import type { TradeTexts } from '../trade-texts.ts';

export const engineering: TradeTexts = {
  description: '{firma}: [{il} merkezli ]mühendislik ve danışmanlık. Etüt, proje, denetim ve devreye alma hizmetleri.',
  hero: {
    title: 'Kararı hesaba, hesabı ölçüme dayandırırız',
    text: '[{il} ve çevresinde ]etüt, proje, denetim ve devreye alma. Karmaşık bir soruya anlaşılır ve savunulabilir bir cevap.',
  },
  introduction: {
    title: 'Mühendislik, doğru soruyu sormakla başlar',
    text: '{firma}, yatırımcının ve uygulayıcının yanında bağımsız bir teknik göz olarak çalışır. Yerinde ölçer, seçenekleri maliyetiyle birlikte karşılaştırır, önerimizin gerekçesini yazılı olarak veririz.\n\nRaporlarımızı yalnızca mühendisler için yazmayız: karar verecek kişi, ilk sayfada neyi neden önerdiğimizi okur.',
  },
  services: {
    title: 'Hizmetlerimiz',
    text: 'Fikir aşamasından işletmeye, bir tesisin ya da yapının bütün ömrü boyunca.',
  },
  serviceList: [
    {
      title: 'Etüt ve fizibilite',
      text: 'Yerinde inceleme, seçenekler ve maliyet karşılaştırması.',
      more: 'Mevcut durumu ölçer, kısıtları çıkarır, uygulanabilir seçenekleri yatırım ve işletme maliyetiyle yan yana koyarız. Sonuç, yönetim kuruluna sunulabilecek bir rapordur.',
    },
    {
      title: 'Proje ve hesap',
      text: 'Avan ve uygulama projeleri, hesap raporları, şartnameler.',
      more: 'Statik, mekanik ve elektrik projelerini birbiriyle uyum içinde hazırlarız. Hesapların girdileri ve kabulleri raporda açıktır; başka bir mühendis izleyip doğrulayabilir.',
    },
    {
      title: 'Teknik danışmanlık',
      text: 'İhale, sözleşme ve uygulamada yatırımcının mühendisi.',
      more: 'Şartname ve ihale dosyasını hazırlar, teklifleri teknik olarak değerlendirir, uygulama sırasında değişiklik taleplerini inceleriz. Taraf değil, gerekçe gözetiriz.',
    },
    {
      title: 'Denetim ve kontrol',
      text: 'Sahada kalite, metraj ve iş programı takibi.',
      more: 'Kontrol noktalarını baştan belirler, her ziyareti ölçüm ve fotoğrafla belgeleriz. Sapmaları büyümeden, düzeltmesi ucuzken bildiririz.',
    },
    {
      title: 'Ölçüm ve izleme',
      text: 'Titreşim, deformasyon, enerji ve verim ölçümleri.',
      more: 'Amaca uygun ölçüm planını kurar, verileri düzenli aralıklarla toplar ve eşik değerlerle karşılaştırırız. Veri, yorumuyla birlikte gelir.',
    },
    {
      title: 'Devreye alma ve eğitim',
      text: 'Testler, kabul, işletme kılavuzu ve personel eğitimi.',
      more: 'Test senaryolarını yazar, kabul tutanaklarını hazırlar, işletme ekibine kendi tesisi üzerinde eğitim veririz. Bizden sonra da çalışan bir düzen bırakırız.',
    },
  ],
  steps: { title: 'Çalışma yöntemimiz', text: 'Her adımın çıktısı bellidir; bir sonrakine onayınızla geçeriz.' },
  stepList: [
    { title: 'Tanım', text: 'Soruyu, sınırları ve başarı ölçütünü birlikte yazarız.' },
    { title: 'İnceleme', text: 'Belgeleri okur, yerinde görür, gerekeni ölçeriz.' },
    { title: 'Çözüm', text: 'Seçenekleri hesap ve maliyetle karşılaştırır, öneririz.' },
    { title: 'Takip', text: 'Uygulamanın yanında kalır, sonucu ölçerek kapatırız.' },
  ],
  showcase: { kind: 'projects', title: 'Çalışmalarımızdan' },
  about: {
    title: 'Bağımsız, ölçülü, açık',
    text: '{firma}[, {il} merkezli] bir mühendislik ve danışmanlık firmasıdır.',
  },
  story: `İyi bir mühendislik raporu iki soruya cevap verir: Ne yapmalıyız ve bundan ne kadar eminiz? İkinci soruyu atlayan cevaplar pahalıya mal olur. Bu yüzden kabullerimizi, belirsizlikleri ve riskleri saklamaz, yazarız.

Ekibimiz farklı disiplinlerden mühendislerden oluşur. Her işin bir sorumlusu vardır; hesabı yapan ile kontrol eden aynı kişi olmaz.

Bir malzeme ya da ekipman önerirken satıcıyı değil, ihtiyacı gözetiriz. Önerdiğimiz şeyi, sizin yerinizde olsak da seçerdik.`,
  principles: 'Bizi tanımlayan dört şey',
  principleList: [
    { title: 'Bağımsızlık', text: 'Satıcıyı değil gerekçeyi gözetir, önerimizi yazılı temellendiririz.' },
    { title: 'İzlenebilirlik', text: 'Her sonucun girdisi, yöntemi ve kaynağı kayıtlıdır.' },
    { title: 'Çift kontrol', text: 'Hiçbir hesap ikinci bir mühendis görmeden çıkmaz.' },
    { title: 'Sade dil', text: 'Teknik olmayan okur da kararı ve gerekçesini anlar.' },
  ],
  questions: [
    {
      question: 'Küçük ölçekli işler için de çalışıyor musunuz?',
      answer: 'Evet. Tek bir kirişin kontrolü ya da bir makinenin titreşim ölçümü de bizim işimizdir.',
    },
    {
      question: 'Raporlarınız resmî kurumlarda geçerli mi?',
      answer:
        'Konuya göre gereken yetki ve imzayı baştan belirler, raporu ilgili yönetmeliğin istediği biçimde hazırlarız.',
    },
    {
      question: 'Başka bir firmanın projesini inceler misiniz?',
      answer: 'Bağımsız kontrol sık yaptığımız bir iştir. Bulgularımızı önem sırasıyla ve düzeltme önerisiyle yazarız.',
    },
    {
      question: 'Ücretlendirme nasıl yapılıyor?',
      answer:
        'Kapsamı belli işlerde sabit bedel, takip işlerinde adam-gün esasıyla çalışırız. İkisi de yazılı teklifle başlar.',
    },
  ],
  closing: {
    title: 'Sorunuzu bize anlatın',
    text: 'Birkaç cümle, varsa bir çizim ya da fotoğraf yeter; size uygun bir yol haritası önerelim.',
  },
  action: 'Bize danışın',
};
