import type { TradeTexts } from '../trade-texts.ts';

export const software: TradeTexts = {
  description: '{firma}: [{il} merkezli ]yazılım ve bilişim. İşe özel yazılım, entegrasyon, bulut ve bakım hizmetleri.',
  hero: {
    title: 'İşinize uyan yazılım, anlaşılan bir dille',
    text: 'İşe özel yazılımlar geliştiriyor, dağınık sistemleri birbiriyle konuşturuyoruz. Ne yaptığımızı, neden yaptığımızı her hafta görürsünüz.',
  },
  introduction: {
    title: 'Önce işi öğrenir, sonra kod yazarız',
    text: '{firma}[, {il} merkezli] bir yazılım ekibidir. Kullanıcıların bir gününü izler, tekrar eden işleri ve elle taşınan verileri buluruz. Çoğu zaman en iyi çözüm, en büyük olan değildir.\n\nKısa aralıklarla çalışan sürümler teslim ederiz. Böylece yanlış anlaşılmış bir istek aylar sonra değil, günler içinde düzelir.',
  },
  services: {
    title: 'Neler yapıyoruz?',
    text: 'Fikirden canlı kullanıma ve sonrasındaki bakıma kadar.',
  },
  serviceList: [
    {
      title: 'İşe özel yazılım',
      text: 'Sipariş, üretim, saha ve müşteri süreçleriniz için uygulamalar.',
      more: 'Süreci kullanıcılarla birlikte çizer, en çok zaman kazandıracak parçadan başlarız. Ekranları önce tıklanabilir taslak olarak görürsünüz.',
    },
    {
      title: 'Web ve mobil uygulama',
      text: 'Hızlı, erişilebilir, her ekranda rahat kullanılan arayüzler.',
      more: 'Tasarımdan mağaza yayınına kadar aynı ekip çalışır. Hız, erişilebilirlik ve güvenlik sonradan eklenen değil, baştan ölçülen özelliklerdir.',
    },
    {
      title: 'Entegrasyon',
      text: 'Muhasebe, e-fatura, kargo ve pazar yerleri aynı dili konuşsun.',
      more: 'Var olan programlarınızı değiştirmeden birbirine bağlarız. Hata olursa sessizce kaybolmaz; kime, ne zaman haber verileceği bellidir.',
    },
    {
      title: 'Bulut ve altyapı',
      text: 'Sunucu, yedekleme, izleme; kesintiye karşı denenmiş bir düzen.',
      more: 'Altyapıyı kod olarak kurar, yedekten dönmeyi düzenli olarak deneriz. Maliyet raporunu her ay anlaşılır biçimde sunarız.',
    },
    {
      title: 'Veri ve raporlama',
      text: 'Tablolar arasında kaybolmadan, günün sorusuna cevap veren ekranlar.',
      more: 'Verinizi tek yerde toplar, tanımları netleştirir, karar verenin gerçekten baktığı az sayıda gösterge hazırlarız.',
    },
    {
      title: 'Bakım ve destek',
      text: 'Devraldığımız yazılımlar dâhil; ölçülü, yazılı, ulaşılabilir.',
      more: 'Başkasının yazdığı yazılımı da inceler, belgeler ve üstleniriz. Destek taleplerinin yanıt süresi sözleşmede yazar.',
    },
  ],
  steps: { title: 'Bir proje nasıl yürür?', text: 'Küçük adımlar, sık teslim, açık iletişim.' },
  stepList: [
    { title: 'Keşif', text: 'Kullanıcılarla konuşur, asıl sorunu ve sınırları yazarız.' },
    { title: 'Taslak', text: 'Tıklanabilir ekranlar; kod yazmadan önce deneyin.' },
    { title: 'Geliştirme', text: 'Kısa aralıklarla çalışan sürümler, her seferinde geri bildirim.' },
    { title: 'Canlı ve bakım', text: 'Yayına alır, izler, öğrendikçe iyileştiririz.' },
  ],
  showcase: { kind: 'projects', title: 'Geliştirdiklerimizden' },
  about: {
    title: 'Küçük ekip, açık iletişim',
    text: '{firma}[, {il} merkezli] bir yazılım ve bilişim firmasıdır.',
  },
  story: `Yazılım projelerinin çoğu teknik nedenlerle değil, konuşulmayan beklentiler yüzünden uzar. Biz her hafta aynı gün ne bittiğini, ne kaldığını ve neyin değiştiğini gösteririz. Kötü haberi de erken veririz.

Kodu bizden sonra da yaşayacakmış gibi yazarız: testleri, belgeleri ve kurulum adımları teslimin parçasıdır. Kaynak kod sizindir; bize bağımlı kalmanız bir iş modeli değildir.

Yeni bir teknolojiyi yalnızca bir sorunu daha iyi çözüyorsa seçeriz. Heyecanımızı sizin işinizde değil, kendi deneylerimizde harcarız.`,
  principles: 'Çalışma ilkelerimiz',
  principleList: [
    { title: 'Kaynak kod sizindir', text: 'Depo, belgeler ve erişimler ilk günden itibaren sizde de bulunur.' },
    { title: 'Ölçerek karar', text: 'Hız ve hata oranını tahmin etmez, ölçer ve paylaşırız.' },
    { title: 'Güvenlik baştan', text: 'Kişisel veriyi gerektiği kadar toplar, yetkileri dar tutarız.' },
    { title: 'Gerçekçi takvim', text: 'Emin olmadığımız bir tarihi kesinmiş gibi söylemeyiz.' },
  ],
  questions: [
    {
      question: 'Fiyatı nasıl belirliyorsunuz?',
      answer:
        'Kısa bir keşif çalışmasından sonra kapsamı parçalara böler, her parça için ayrı bedel yazarız. İstediğiniz parçadan başlayabilirsiniz.',
    },
    {
      question: 'Var olan yazılımımızı devralır mısınız?',
      answer:
        'Evet. Önce inceler, riskleri ve gereken bakımı raporlarız; sonra üstlenip üstlenmemeye birlikte karar veririz.',
    },
    {
      question: 'Verilerimiz nerede saklanıyor?',
      answer:
        'Sizin seçtiğiniz yerde: kendi sunucunuzda, Türkiye’deki bir veri merkezinde ya da bulutta. Seçeneklerin sonuçlarını açıkça anlatırız.',
    },
    {
      question: 'Proje bittikten sonra destek veriyor musunuz?',
      answer:
        'Bakım sözleşmesiyle ya da saatlik olarak. Başka bir ekiple devam etmek isterseniz devir teslimini eksiksiz yaparız.',
    },
  ],
  closing: {
    title: 'Elle yaptığınız hangi iş sizi yoruyor?',
    text: 'Birkaç cümleyle anlatın; yazılıma değip değmeyeceğini dürüstçe söyleyelim.',
  },
  action: 'Bir görüşme ayarlayın',
};
