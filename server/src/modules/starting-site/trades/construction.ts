import type { TradeTexts } from '../trade-texts.ts';

export const construction: TradeTexts = {
  description: '{firma}: [{il} ve çevresinde ]konut, işyeri ve sanayi yapıları, güçlendirme ve yenileme işleri.',
  hero: {
    title: 'Keşiften anahtar teslimine, aynı ekiple',
    text: '[{il} ve çevresinde ]konut, işyeri ve sanayi yapıları inşa ediyoruz. Projesi, keşfi ve takvimi baştan belli; sürprizi az, hesabı açık.',
  },
  introduction: {
    title: 'Başta ne konuştuysak, sonunda onu teslim ederiz',
    text: '{firma}, [{il} ve çevresinde ]yeni yapı, güçlendirme ve yenileme işlerini üstlenir. Her işe yerinde keşifle başlar, kalem kalem yazılmış bir teklif sunarız; neye ne ödeyeceğinizi başından bilirsiniz.\n\nŞantiyede tek muhatabınız olur. Gelişmeleri fotoğraflarıyla paylaşır, yazılı onayınız olmadan projede değişiklik yapmayız.',
  },
  services: {
    title: 'Ne yapıyoruz?',
    text: 'Arsadan ruhsata, kaba yapıdan ince işlere kadar bir yapının bütün aşamaları.',
  },
  serviceList: [
    {
      title: 'Konut inşaatı',
      text: 'Apartman, site ve müstakil evler: statik projeden peyzaja tek elden.',
      more: 'Arsanızın imar durumunu inceler, mimari ve statik projeleri birlikte yürütürüz. Yapı denetimiyle uyum içinde çalışır, daireleri kullanıma hazır teslim ederiz.',
    },
    {
      title: 'Ticari ve endüstriyel yapılar',
      text: 'Ofis, mağaza, depo ve fabrika binaları; betonarme, çelik ya da prefabrik.',
      more: 'Üretim ve depolama düzeninize göre açıklıkları, zemin yüklerini ve yangın güvenliğini baştan hesaba katarız. Çalışan bir tesiste inşaatı, işinizi durdurmadan planlarız.',
    },
    {
      title: 'Kentsel dönüşüm',
      text: 'Riskli yapı tespitinden yeni binanın anahtarına kadar bütün süreç.',
      more: 'Kat maliklerine süreci ve paylaşımı yazılı olarak anlatır; tespit, yıkım, ruhsat ve yapım adımlarını bir takvime bağlarız. Her malik aynı bilgiye aynı anda ulaşır.',
    },
    {
      title: 'Deprem güçlendirmesi',
      text: 'Performans analizi, güçlendirme projesi ve uygulaması.',
      more: 'Binanızdan karot ve donatı verisi alınmasını sağlar, performans analizine göre perde, manto ya da karbon elyaf çözümlerini karşılaştırırız. Güçlendirmek anlamlı değilse bunu da açıkça söyleriz.',
    },
    {
      title: 'Tadilat ve yenileme',
      text: 'Cephe, çatı, tesisat ve iç mekân; içinde yaşanırken de yenileriz.',
      more: 'Isı yalıtımı, çatı onarımı, ıslak hacimler ve tesisat yenilemesini bölüm bölüm yaparız. Çalışma saatlerini komşularınızla birlikte belirler, her günün sonunda alanı temiz bırakırız.',
    },
    {
      title: 'Proje ve şantiye yönetimi',
      text: 'Kendi yapınızı yaptırıyorsanız sizin adınıza denetler, raporlarız.',
      more: 'İhale dosyasını hazırlar, teklifleri aynı ölçüyle karşılaştırır, hakedişleri yerinde ölçerek kontrol ederiz. Bütçe ve takvim raporunu düzenli olarak alırsınız.',
    },
  ],
  steps: { title: 'Bir iş nasıl ilerler?', text: 'Dört adım; her birinin sonunda elinizde yazılı bir belge olur.' },
  stepList: [
    { title: 'Keşif', text: 'Yerinde görür, ölçer, dinleriz. Yapılamayacak bir şey varsa en başta söyleriz.' },
    { title: 'Teklif ve takvim', text: 'Malzemesi, miktarı ve süresi yazılı bir teklif; karşılaştırması kolay.' },
    { title: 'Yapım', text: 'Tek bir şantiye sorumlusu, düzenli fotoğraf ve ilerleme raporu.' },
    { title: 'Teslim', text: 'Eksikleri birlikte listeler, kapatır, belgeleriyle teslim ederiz.' },
  ],
  showcase: { kind: 'projects', title: 'Yapılarımızdan' },
  about: {
    title: 'İyi yapı, iyi hazırlıkla başlar',
    text: '{firma}[, {il} merkezli] bir inşaat ve taahhüt firmasıdır.',
  },
  story: `Bir yapının kaderi şantiyede değil, masada belirlenir: zemin doğru okunmuş, keşif doğru yapılmış, takvim gerçekçi kurulmuşsa şantiye sakin çalışır. Biz işe oradan başlarız.

Ekibimizde mühendisler, mimarlar ve uzun süredir birlikte çalıştığımız ustalar var. Taşeronlarımızı işi bilenlerden seçer, malzemeyi belgesiyle alırız. Yapının görünmeyen yerlerine, görünen yerleri kadar özen gösteririz.

Teslim ettiğimiz yapının önünden yıllar sonra da başımız dik geçmek isteriz. Bu yüzden her işi, içinde kendimiz oturacakmışız gibi yaparız.`,
  principles: 'Neye dikkat ederiz?',
  principleList: [
    { title: 'Açık hesap', text: 'Her kalem teklifte yazılıdır. Ek iş çıkarsa bedelini yapmadan önce konuşuruz.' },
    { title: 'İş güvenliği', text: 'Kaskı, iskelesi, eğitimi eksik bir şantiyede çalışma başlamaz.' },
    {
      title: 'Belgeli malzeme',
      text: 'Betonundan yalıtımına kadar kullandığımız malzemenin belgesini saklar, paylaşırız.',
    },
    { title: 'Komşuya saygı', text: 'Gürültü saatlerine uyar, kaldırımı kapatmaz, çevreyi temiz bırakırız.' },
  ],
  questions: [
    {
      question: 'Keşif sırasında ne yapıyorsunuz?',
      answer:
        'Yeri görür, ölçer, fotoğraflar ve beklentinizi dinleriz. Karot ya da zemin etüdü gibi laboratuvar gerektiren bir çalışma lazımsa bedelini önceden bildiririz.',
    },
    {
      question: 'Teklifte fiyatlar neye göre belirleniyor?',
      answer:
        'Metrajı çıkarır, her kalemin malzeme ve işçilik bedelini ayrı yazarız. Teklifin geçerlilik süresi ve fiyat farkı koşulları da teklifte yer alır.',
    },
    {
      question: 'Ruhsat işlemlerini siz mi yürütüyorsunuz?',
      answer:
        'Evet, isterseniz belediye ve yapı denetim süreçlerini sizin adınıza takip eder, her aşamada bilgi veririz.',
    },
    {
      question: 'Teslimden sonra sorun çıkarsa ne olur?',
      answer: 'Bizi aramanız yeterli. Sözleşmedeki garanti kapsamında inceler, onarımı bir tarihe bağlar ve yaparız.',
    },
  ],
  closing: {
    title: 'Yapınızı konuşalım',
    text: 'Arsanızın ya da binanızın yerini yazın, keşif için gün belirleyelim.',
  },
  action: 'Keşif isteyin',
};
