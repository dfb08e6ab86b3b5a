import type { HomeContent } from 'shared-contracts/page-contents';

/** The home page's words; its pictures are added when they are stored. */
export const home: Omit<HomeContent, 'hero_picture' | 'introduction_picture'> = {
  hero_title: 'Zeminden çatıya, hesabı verilebilen yapılar',
  hero_text:
    'Otuz dokuz yıldır Ege’de bina, köprü, türbin ve kıyı yapılarını tasarlıyor, denetliyor ve güçlendiriyoruz.',
  hero_action: 'Yapınızı konuşalım',
  introduction_title: 'Çizen, dökümün yapıldığı gün sahadadır',
  introduction_text:
    'Selvitepe’de proje masada bitmez. Zemin sondajının ilk gününden kalıbın söküldüğü güne kadar aynı mühendis aynı yapının başındadır. Aynı anda en çok on sekiz işle ilgileniriz; böylece her raporun ilk sayfasında, herkesin anlayacağı bir sonuç yazabiliriz.',
  numbers: [
    { value: '39', label: 'yıllık büro' },
    { value: '1.240', label: 'tamamlanan proje' },
    { value: '312', label: 'rüzgâr türbini temeli' },
    { value: '86', label: 'güçlendirilen bina' },
  ],
  articles_title: 'Sahadan yazılar',
  contact_title: 'Yapınızla ilgili bir sorunuz mu var?',
  contact_text: 'Kısaca anlatın; iki iş günü içinde konunun mühendisi sizi arasın. İlk görüşme ücretsizdir.',
};
