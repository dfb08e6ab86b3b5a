import type { Decision } from './decision.ts';

interface DecisionTexts {
  title: (unit: string) => string;
  /** Labels of the live release and of the release concerned, which describe what happens to each. */
  live: string;
  release: string;
  /** Describes the consequences. */
  text: string;
  confirm: string;
  done: string;
}

const promoteText =
  'Yeni açılan sayfalar bu sürümle gelir. Açık sayfalar kendi sürümüyle çalışmayı sürdürür; yazılan bir şey yoksa yenisi önerilir.';

export const decisionTexts: Readonly<Record<Decision['kind'], DecisionTexts>> = {
  promote: {
    title: (unit) => `${unit}: sürüm canlıya alınsın mı?`,
    live: 'Şu an canlıda',
    release: 'Canlıya alınacak',
    text: promoteText,
    confirm: 'Canlıya al',
    done: 'Sürüm canlıya alındı.',
  },
  emergency: {
    title: (unit) => `${unit}: sürüm acil olarak canlıya alınsın mı?`,
    live: 'Şu an canlıda',
    release: 'Canlıya alınacak',
    text: 'Bu birimde sürümü yayınlayandan başka biri canlıya almalı. Beklenemeyecek bir durumda tek başınıza alabilirsiniz: adınız ve nedeniniz yayın kaydında “acil” işaretiyle görünür.',
    confirm: 'Acil olarak canlıya al',
    done: 'Sürüm acil olarak canlıya alındı.',
  },
  rollback: {
    title: (unit) => `${unit}: önceki sürüme dönülsün mü?`,
    live: 'Kullanımdan kaldırılacak',
    release: 'Yeniden canlıya alınacak',
    text: 'Kullanımdan kaldırılan sürüm, biri onu yeniden canlıya alana kadar kendiliğinden seçilmez.',
    confirm: 'Geri dön',
    done: 'Önceki sürüme dönüldü.',
  },
  canary: {
    title: (unit) => `${unit}: sürüm aday yapılsın mı?`,
    live: 'Canlıda kalacak',
    release: 'Aday olacak',
    text: 'Aynı ziyaretçi hep aynı sürümü görür. Adayda hatalar çoğalırsa adaylık kendiliğinden biter.',
    confirm: 'Aday yap',
    done: 'Sürüm aday yapıldı.',
  },
  retire: {
    title: (unit) => `${unit}: birim yayından kaldırılsın mı?`,
    live: 'Yayından kalkacak',
    release: 'Kapanacak adres',
    text: 'Bu adresteki ve altındaki bütün sayfalar siteden kalkar, birimin yayın anahtarları hemen iptal edilir. Birim sürümleriyle birlikte arşive taşınır; oradan aynı ya da başka bir adrese geri getirilebilir.',
    confirm: 'Yayından kaldır',
    done: 'Birim yayından kaldırıldı.',
  },
  'canary-end': {
    title: (unit) => `${unit}: adaylık bitirilsin mi?`,
    live: 'Canlıda kalacak',
    release: 'Adaylığı bitecek',
    text: 'Bütün ziyaretçiler bir sonraki sayfa açılışında canlı sürümü görür.',
    confirm: 'Adaylığı bitir',
    done: 'Adaylık bitirildi.',
  },
};
