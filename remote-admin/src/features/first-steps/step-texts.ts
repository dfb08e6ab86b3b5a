import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { FirstStepId, FirstSteps, Showcase } from '@vitrin/shared-contracts/starting-site';

/** What a step asks for, why, and where it is done. */
export interface StepText {
  title: string;
  why: string;
  /** Null for what is set on the server. */
  to: string | null;
}

const showcases: Readonly<Record<Showcase, StepText>> = {
  projects: {
    title: 'İlk projenizi ekleyin',
    why: 'Yaptığınız iş, en iyi referansınızdır; anasayfada ve menüde kendiliğinden görünür.',
    to: adminPaths.projectInsert,
  },
  products: {
    title: 'İlk ürününüzü ekleyin',
    why: 'Ürünler anasayfada ve menüde kendiliğinden görünür.',
    to: adminPaths.productInsert,
  },
  team: {
    title: 'Ekibinizi tanıtın',
    why: 'Ziyaretçiler karşılarında kimi bulacaklarını bilmek ister; ilk kişiyle birlikte anasayfada görünür.',
    to: adminPaths.personInsert,
  },
};

const texts: Readonly<Record<Exclude<FirstStepId, 'records' | 'texts'>, StepText>> = {
  contact: {
    title: 'Telefonunuzu ya da adresinizi ekleyin',
    why: 'Ziyaretçilerin en çok aradığı bilgi.',
    to: adminPaths.contactInformation,
  },
  notice: {
    title: 'Aydınlatma metnini onaylayın',
    why: 'İletişim formu o zamana kadar kapalıdır.',
    to: adminPaths.setUp,
  },
  logo: {
    title: 'Logonuzu yükleyin',
    why: 'Yokken sitenin üstünde şirketinizin adı yazar.',
    to: adminPaths.branding,
  },
  pictures: {
    title: 'Fotoğraflarınızı yükleyin',
    why: 'Bir işyeri, bir ekip, bitmiş bir iş: gerçek fotoğraflar güven verir.',
    to: adminPaths.media,
  },
  facts: {
    title: 'Yasal bilgilerinizi yazın',
    why: 'Unvan, MERSİS, vergi dairesi: bir kez yazılır, gereken her yerde görünür.',
    to: adminPaths.companyFacts,
  },
  mail: {
    title: 'E-posta gönderimini kurun',
    why: 'Formdan gelen iletiler e-postanıza da ulaşsın. Sunucunun SMTP_URL ayarıyla açılır.',
    to: adminPaths.mail,
  },
  domain: {
    title: 'Alan adınızı bağlayın',
    why: 'Sunucunun PUBLIC_URL ayarına sitenizin adresini yazın.',
    to: null,
  },
};

/** Returns what a step says. */
export function stepText(
  id: FirstStepId,
  { samples, sample_screen, showcase }: Pick<FirstSteps, 'sample_screen' | 'samples' | 'showcase'>,
): StepText {
  if (id === 'records') return showcases[showcase];
  if (id !== 'texts') return texts[id];
  return {
    title: 'Örnek metinleri kendinizinkiyle değiştirin',
    why: `${samples} örnek metin kaldı. Bir sayfanın bütün metinleri örnekken arama motorları o sayfayı listelemez.`,
    to: sample_screen ?? adminPaths.sitePages,
  };
}
