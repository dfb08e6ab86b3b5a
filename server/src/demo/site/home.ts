import type { HomeContent } from '@vitrin/shared-contracts/page-contents';
import type { InEach } from './demo-languages.ts';

/** The home page's words beside those of its sections; its pictures are added when they are stored. */
export const home: InEach<Omit<HomeContent, 'hero_picture' | 'introduction_picture'>> = {
  tr: {
    hero_title: 'Zeminden çatıya, hesabı verilebilen yapılar',
    hero_text:
      'Otuz dokuz yıldır Ege’de bina, köprü, türbin ve kıyı yapılarını tasarlıyor, denetliyor ve güçlendiriyoruz.',
    hero_action: 'Yapınızı konuşalım',
    numbers: [
      { value: '39', label: 'yıllık deneyim' },
      { value: '1.240', label: 'tamamlanan proje' },
      { value: '312', label: 'rüzgâr türbini temeli' },
      { value: '86', label: 'güçlendirilen bina' },
    ],
  },
  en: {
    hero_title: 'Structures we can account for, from ground to roof',
    hero_text:
      'For thirty-nine years we have designed, supervised and strengthened buildings, bridges, turbines and harbours in the Aegean.',
    hero_action: 'Let us talk about your structure',
    numbers: [
      { value: '39', label: 'years in practice' },
      { value: '1,240', label: 'projects completed' },
      { value: '312', label: 'wind turbine foundations' },
      { value: '86', label: 'buildings strengthened' },
    ],
  },
};
