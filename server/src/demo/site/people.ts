import type { InEach } from './demo-languages.ts';

/** A person of the demo firm. */
export interface DemoPerson {
  email?: string;
  phone?: string;
  /** File names of the articles that the person has written. */
  articles: readonly string[];
  /** Only who has a biography has a page. */
  texts: InEach<{ name: string; role: string; profession: string; summary: string; biography?: string }>;
}

/** In the order of the list. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'defne.arikan@selvitepe.example',
    phone: '0232 555 01 11',
    articles: ['deprem-guclendirme', 'yapi-denetimi', 'zemin-etudu'],
    texts: {
      tr: {
        name: 'Defne Selvitepe Arıkan',
        role: 'Genel müdür',
        profession: 'İnşaat yüksek mühendisi, deprem mühendisliği',
        summary: 'Ölçmeden konuşmaz. Bitirdiğimiz her yapıya en az bir ölçer bırakılması onun kuralıdır.',
        biography:
          'İnşaat mühendisliğini İzmir’de, deprem mühendisliği yüksek lisansını Trieste’de tamamladı. 2003’te büroya genç bir mühendis olarak girdi, 2014’te yönetimi devraldı.\n\n## Açık defter\n\nYılda bir kez bütün ekibi toplar ve o yıl yanıldığımız üç konuyu konuşur. “Hata yazılmazsa tekrarlanır,” der; toplantının tutanağı duvarda asılı durur.',
      },
      en: {
        name: 'Defne Selvitepe Arıkan',
        role: 'Managing director',
        profession: 'Civil engineer (MSc), earthquake engineering',
        summary: 'She does not speak before she has measured. That a sensor stays in every building is her rule.',
        biography:
          'She studied civil engineering in İzmir and earthquake engineering in Trieste. She joined the office in 2003 as a young engineer and took over its management in 2014.\n\n## An open notebook\n\nOnce a year she gathers the whole team to talk about the three things that we got wrong. “What is not written down is repeated,” she says; the minutes hang on the wall.',
      },
    },
  },
  {
    articles: ['kopru-bakimi', 'istinat-ve-sev'],
    texts: {
      tr: {
        name: 'Nihat Selvitepe',
        role: 'Kurucu',
        profession: 'İnşaat mühendisi',
        summary: 'Köprülere önce oluklarından bakar. Haftanın iki günü hâlâ bürodadır.',
        biography:
          'On iki yıl Karayolları’nda köprü muayenesi yaptıktan sonra 1987’de büroyu kurdu. Yeni gelen her mühendisi ilk ayında sahaya kendisi götürür.',
      },
      en: {
        name: 'Nihat Selvitepe',
        role: 'Founder',
        profession: 'Civil engineer',
        summary: 'Looks at the gutters of a bridge first. Two days a week he is still in the office.',
        biography:
          'After twelve years of inspecting bridges for the highway authority he founded the office in 1987. He takes every new engineer into the field himself in the first month.',
      },
    },
  },
  {
    email: 'ilker.tuna@selvitepe.example',
    articles: ['ruzgar-santrali-temelleri', 'celik-endustri-yapilari', 'kiyi-yapilari'],
    texts: {
      tr: {
        name: 'İlker Tuna',
        role: 'Proje müdürü',
        profession: 'İnşaat yüksek mühendisi, çelik yapılar',
        summary: 'Türbin temelleri ve çelik hallerle uğraşır; en sevdiği çizim, birleşim detayıdır.',
        biography:
          'Karaburun sırtlarındaki ilk on dört temelin hesabını yaptı; bugün üç yüzü aşkın temelin sorumlusudur. Şantiyeye her zaman kendi şerit metresiyle gider.',
      },
      en: {
        name: 'İlker Tuna',
        role: 'Project manager',
        profession: 'Civil engineer (MSc), steel structures',
        summary: 'Works on turbine foundations and steel halls; his favourite drawing is the detail of a joint.',
        biography:
          'He calculated the first fourteen foundations on the ridges of Karaburun and is responsible for more than three hundred today. He never visits a site without his own tape measure.',
      },
    },
  },
  {
    articles: ['tarihi-yapi-restorasyonu'],
    texts: {
      tr: {
        name: 'Şule Çınar',
        role: 'Restorasyon bölümü',
        profession: 'Restorasyon uzmanı mimar',
        summary: 'Yılda en çok üç yapıyla ilgilenir, çünkü bakmak zaman ister.',
        biography:
          'Manisa’daki hamamın kubbesiyle başlayan restorasyon bölümünü dört kişilik bir ekiple yürütür. Taş ustalarından öğrendiklerini yazıya geçirir.',
      },
      en: {
        name: 'Şule Çınar',
        role: 'Restoration',
        profession: 'Architect, conservation',
        summary: 'Cares for three buildings a year at most, because looking takes time.',
        biography:
          'With a team of four she leads the restoration department, which began with the dome of a bath near Manisa. She writes down what she learns from stonemasons.',
      },
    },
  },
  {
    articles: ['baraj-guvenligi', 'enerji-verimliligi'],
    texts: {
      tr: {
        name: 'Dr. Emre Özgür Yıldız',
        role: 'İzleme ve ölçme',
        profession: 'Jeofizik mühendisi',
        summary: 'Barajlardan viyadüklere yüzlerce ölçeri o izler; alarm önce onun telefonunda çalar.',
      },
      en: {
        name: 'Dr. Emre Özgür Yıldız',
        role: 'Monitoring',
        profession: 'Geophysicist',
        summary: 'Watches hundreds of sensors from dams to viaducts; an alarm rings on his phone first.',
      },
    },
  },
  {
    phone: '0232 555 01 16',
    articles: ['santiye-guvenligi'],
    texts: {
      tr: {
        name: 'Gülizar Aktaş',
        role: 'Şantiye şefi',
        profession: 'İş güvenliği uzmanı',
        summary: 'Baretsiz kimseyi içeri almaz; genel müdürü de almamıştır.',
      },
      en: {
        name: 'Gülizar Aktaş',
        role: 'Site manager',
        profession: 'Occupational safety specialist',
        summary: 'Lets nobody in without a helmet, and once did not let in the managing director.',
      },
    },
  },
];
