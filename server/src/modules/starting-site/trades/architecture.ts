import type { TradeTexts } from '../trade-texts.ts';

export const architecture: TradeTexts = {
  description: '{firma}: [{il} merkezli ]mimarlık ve iç mimarlık. Konut, çalışma alanı, otel ve dükkân projeleri.',
  hero: {
    title: 'Işığı, yeri ve sizi tanıyan mekânlar',
    text: '[{il} ve çevresinde ]ev, çalışma alanı ve dükkân tasarlıyoruz. Önce nasıl yaşadığınızı dinliyor, sonra çizmeye başlıyoruz.',
  },
  introduction: {
    title: 'Her proje bir soruyla başlar: Burada nasıl yaşanacak?',
    text: '{firma}, mimarlık ve iç mimarlık projelerini ilk eskizden son priz yerine kadar aynı ekiple yürütür. Yapının yönünü, ışığını, komşularını ve bütçesini aynı masada düşünürüz.\n\nGüzel bir görselin ötesini hedefleriz: yapılabilir, bakımı kolay, yıllar sonra da yerine yakışan mekânlar.',
  },
  services: {
    title: 'Çalışma alanlarımız',
    text: 'Tek bir odadan bütün bir yapıya; her ölçekte aynı özen.',
  },
  serviceList: [
    {
      title: 'Mimari proje',
      text: 'Konsept, ruhsat ve uygulama projeleri; tek sorumlu ekip.',
      more: 'İmar koşullarını ve programı birlikte inceler, birkaç yaklaşımı yan yana koyarız. Seçtiğiniz yol ruhsat ve uygulama projelerine, statik ve tesisatla uyum içinde ilerler.',
    },
    {
      title: 'İç mimarlık',
      text: 'Plan, malzeme, ışık ve özel mobilya; ev, ofis ve otel için.',
      more: 'Günlük akışınıza göre planı kurar; malzemeyi, ışığı ve mobilyayı örnekleriyle birlikte seçeriz. Çizimler ustanın soru sormadan uygulayabileceği ayrıntıdadır.',
    },
    {
      title: 'Uygulama ve denetim',
      text: 'Çizdiğimizin çizildiği gibi yapılmasını sahada takip ederiz.',
      more: 'Teklifleri karşılaştırır, iş programını kurar, belirli aralıklarla şantiyeyi gezeriz. Gördüğümüzü fotoğraflı bir notla aynı gün paylaşırız.',
    },
    {
      title: 'Yenileme ve dönüşüm',
      text: 'Eski evler, hanlar, depolar; yapının hikâyesini koruyarak.',
      more: 'Var olanı ölçer, belgeler ve neyin korunmaya değer olduğuna birlikte karar veririz. Yeni işlevi yapının taşıyıcısına ve karakterine saygıyla yerleştiririz.',
    },
    {
      title: 'Dükkân ve yeme-içme',
      text: 'Markanızı üç boyutta anlatan, işletmesi kolay mekânlar.',
      more: 'Müşterinin yolunu, kasanın ve mutfağın akışını birlikte çözeriz. Tekrarlanabilir bir dil kurar; ikinci şubede her şeyi yeniden düşünmek zorunda kalmazsınız.',
    },
    {
      title: 'Peyzaj ve dış mekân',
      text: 'Bahçe, avlu ve teraslar; bitkisi, gölgesi ve suyuyla.',
      more: 'İklime ve bakım imkânına uygun bitkiler seçer, gölgeyi ve suyu doğru yere koyarız. Dışarısı, içerinin devamı olur.',
    },
  ],
  steps: { title: 'Nasıl çalışıyoruz?', text: 'Her aşamanın sonunda birlikte karar verir, sonra ilerleriz.' },
  stepList: [
    { title: 'Tanışma', text: 'Yeri görür, ihtiyaçlarınızı ve bütçenizi konuşuruz.' },
    { title: 'Konsept', text: 'Eskiz, maket ve görsellerle birkaç yol; artısıyla eksisiyle.' },
    { title: 'Proje', text: 'Ruhsat ve uygulama çizimleri, malzeme listesi, keşif.' },
    { title: 'Uygulama', text: 'Şantiyeyi sizin adınıza gezer, teslimde yanınızda oluruz.' },
  ],
  showcase: { kind: 'projects', title: 'Seçilmiş projeler' },
  about: {
    title: 'Az çizgi, çok düşünce',
    text: '{firma}[, {il} merkezli] bir mimarlık ve iç mimarlık ofisidir.',
  },
  story: `Mimarlığı, bir yerin zaten bildiği şeyi ortaya çıkarmak olarak görüyoruz. Rüzgâr nereden eser, güneş ne zaman gider, insanlar nerede durup konuşur? Cevaplar çoğu zaman çizmeye başlamadan önce oradadır.

Küçük bir ekip olarak aynı anda az sayıda projeye yer açarız. Böylece her işin başında ve sonunda aynı kişileri görürsünüz; ilk toplantıda konuşulan bir ayrıntı şantiyede unutulmaz.

Malzemeyi olduğu gibi severiz: taş taş, ahşap ahşap kalsın. Zamanla güzelleşen yüzeyleri, ilk günkü parlaklığa tercih ederiz.`,
  principles: 'Tasarım yaklaşımımız',
  principleList: [
    { title: 'Yerden başlamak', text: 'İklim, manzara ve komşuluk; kararların çoğunu onlar verir.' },
    { title: 'Ölçülü bütçe', text: 'Parayı gözün gördüğü değil, hayatın değdiği yere harcarız.' },
    { title: 'Yapılabilir ayrıntı', text: 'Ustayla konuşmadan bitmiş bir çizimi bitmiş saymayız.' },
    { title: 'Uzun ömür', text: 'Modası geçmeyen, onarılabilen, bakımı kolay çözümler.' },
  ],
  questions: [
    {
      question: 'Proje ücreti nasıl belirleniyor?',
      answer:
        'Alan, kapsam ve aşama sayısına göre yazılı bir teklif veririz. Hangi çizimlerin ve kaç revizyonun dâhil olduğu teklifte açıkça yer alır.',
    },
    {
      question: 'Yalnızca iç mekân projesi yaptırabilir miyim?',
      answer: 'Elbette. Tek bir oda, bir mutfak ya da bütün bir ofis katı; kapsamı birlikte belirleriz.',
    },
    {
      question: 'Bir ev projesi ne kadar sürer?',
      answer: 'Büyüklüğe ve ruhsat sürecine bağlıdır. İlk görüşmeden sonra size aşama aşama bir takvim hazırlarız.',
    },
    {
      question: 'Başka bir kentteki yapı için de çalışıyor musunuz?',
      answer:
        'Evet. Tasarımı uzaktan yürütür, kritik aşamalarda yerinde oluruz; gerekirse yerel bir ekiple birlikte çalışırız.',
    },
  ],
  closing: {
    title: 'Aklınızda bir yer mi var?',
    text: 'Birkaç fotoğraf ve kaba bir plan, konuşmaya başlamak için yeter.',
  },
  action: 'Projenizi anlatın',
};
