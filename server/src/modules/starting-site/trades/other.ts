import type { TradeTexts } from '../trade-texts.ts';

export const other: TradeTexts = {
  description: '{firma}[, {il}][: {is}]. Hizmetlerimiz, çalışma biçimimiz ve iletişim bilgilerimiz.',
  hero: {
    title: 'İşini özenle yapan bir ekiple tanışın',
    text: '[{is} alanında çalışıyoruz. ]İhtiyacınızı dinler, yapılacak işi baştan netleştirir, söylediğimizi yaparız.',
  },
  introduction: {
    title: 'İyi iş, iyi dinlemekle başlar',
    text: '{firma} olarak her işe aynı soruyla başlarız: Sizin için iyi bir sonuç nasıl görünür?\n\nCevabı birlikte yazar, yolu ve bedeli ona göre çizeriz. İş bittiğinde elinizde, başta konuştuğumuz şey olur.',
  },
  services: {
    title: 'Sizin için neler yapabiliriz?',
    text: 'İşin başından sonuna kadar, ihtiyacınız olan adımda yanınızdayız.',
  },
  serviceList: [
    {
      title: 'Danışma',
      text: 'İhtiyacınızı dinler, seçenekleri açıkça anlatırız.',
      more: 'İlk görüşmede beklentinizi, bütçenizi ve takviminizi konuşuruz. Size uygun değilsek bunu da söyleriz.',
    },
    {
      title: 'Planlama',
      text: 'Yapılacak iş, süre ve bedel; hepsi yazılı.',
      more: 'İşi anlaşılır parçalara böler, her parçanın süresini ve bedelini yazarız. Neyin dâhil olduğu, neyin olmadığı bellidir.',
    },
    {
      title: 'Uygulama',
      text: 'Deneyimli bir ekiple, baştan belirlenen takvimde.',
      more: 'İşinizin bir sorumlusu olur ve gelişmeleri ondan öğrenirsiniz. Bir değişiklik gerekiyorsa önce size sorarız.',
    },
    {
      title: 'Size özel çözümler',
      text: 'Hazır kalıba sığmayan ihtiyaçlar için ayrı bir çalışma.',
      more: 'Her işletmenin kendine göre bir düzeni vardır. Sizinkini anlar, çözümü ona göre uyarlarız.',
    },
    {
      title: 'Destek',
      text: 'İş bittikten sonra da ulaşabileceğiniz bir ekip.',
      more: 'Teslimden sonra çıkan sorularınız sahipsiz kalmaz. Kime, nasıl ulaşacağınızı bilirsiniz.',
    },
    {
      title: 'Bakım ve yenileme',
      text: 'Yapılanın zamanla değerini koruması için düzenli kontrol.',
      more: 'İhtiyacınıza göre belirlenen aralıklarla gözden geçirir, küçük sorunları büyümeden gideririz.',
    },
  ],
  steps: { title: 'Nasıl çalışıyoruz?', text: 'Sade, yazılı ve takip edilebilir dört adım.' },
  stepList: [
    { title: 'Tanışma', text: 'İhtiyacınızı ve beklentinizi dinleriz.' },
    { title: 'Öneri', text: 'Kapsamı, süresi ve bedeli yazılı bir teklif.' },
    { title: 'İş', text: 'Tek sorumlu, düzenli bilgi, önceden konuşulan takvim.' },
    { title: 'Teslim', text: 'Birlikte kontrol eder, eksikleri kapatırız.' },
  ],
  showcase: { kind: 'projects', title: 'İşlerimizden' },
  about: {
    title: 'Yaptığımız işin arkasında dururuz',
    text: '[{firma}, {is} alanında hizmet verir. ][Merkezimiz {il}. ]İşimizi, arkasında durabileceğimiz biçimde yaparız.',
  },
  story: `Bir işin iyi yapıldığını çoğu zaman küçük şeylerden anlarsınız: zamanında açılan bir telefon, unutulmayan bir ayrıntı, sözle yazı arasında fark olmayan bir teklif. Biz bu küçük şeylere önem veririz.

Ekibimiz işini seven kişilerden oluşur. Bilmediğimiz bir konuda tahmin yürütmez, öğrenir ya da bilene danışırız.

Müşterilerimizle ilişkimizi tek bir işe göre değil, uzun bir tanışıklığa göre düşünürüz.`,
  principles: 'Bizim için önemli olanlar',
  principleList: [
    { title: 'Açıklık', text: 'Fiyatı, süreyi ve olası aksaklıkları baştan konuşuruz.' },
    { title: 'Özen', text: 'Görünmeyen yerleri de görünecekmiş gibi yaparız.' },
    { title: 'Söz', text: 'Tutamayacağımız bir tarihi vermeyiz.' },
    { title: 'Ulaşılabilirlik', text: 'İşiniz sürerken de bittikten sonra da buradayız.' },
  ],
  questions: [
    {
      question: 'Nasıl teklif alabilirim?',
      answer:
        'İletişim formundan ya da telefonla ihtiyacınızı kısaca anlatın; birkaç soru sorup yazılı teklif hazırlayalım.',
    },
    {
      question: 'Teklifte neler yer alıyor?',
      answer:
        'Yapılacak iş, süresi, bedeli ve neyin dâhil olmadığı. Anlaşılmayan bir yer kalırsa sormaktan çekinmeyin.',
    },
    {
      question: 'Ne kadar sürede başlayabilirsiniz?',
      answer: 'Takvimimize ve işin büyüklüğüne bağlıdır. Teklifte başlangıç ve bitiş için gerçekçi tarihler yazarız.',
    },
    {
      question: 'İş bittikten sonra destek veriyor musunuz?',
      answer: 'Evet. Sorularınız için bize ulaşmanız yeterli.',
    },
  ],
  closing: {
    title: 'Konuşmaya başlayalım',
    text: 'İhtiyacınızı birkaç cümleyle yazın, size dönelim.',
  },
  action: 'Bize ulaşın',
};
