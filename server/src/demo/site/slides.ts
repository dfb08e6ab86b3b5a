import type { PictureItemTranslation } from '@vitrin/shared-contracts/picture-items';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { PictureName } from '../picture-sizes.ts';
import type { InEach } from './demo-languages.ts';

/** A slide or a certificate: a picture with words. */
export interface DemoPictureItem {
  picture: PictureName;
  link_url: string | null;
  texts: InEach<PictureItemTranslation>;
}

/** First one first. */
export const slides: readonly DemoPictureItem[] = [
  {
    picture: 'bay',
    link_url: publicPaths.contact,
    texts: {
      tr: {
        title: 'Zeminden çatıya, hesabı verilebilen yapılar',
        text: 'Otuz dokuz yıldır Ege’de bina, köprü, türbin ve kıyı yapılarını tasarlıyor ve güçlendiriyoruz.',
      },
      en: {
        title: 'Structures we can account for, from ground to roof',
        text: 'For thirty-nine years we have designed and strengthened buildings, bridges, turbines and harbours in the Aegean.',
      },
    },
  },
  {
    picture: 'viaduct',
    link_url: publicPaths.articles,
    texts: {
      tr: {
        title: 'Köprünün ömrünü bakım uzatır',
        text: 'Muayeneden izlemeye, her köprü için yıllar sonra da hesabı verilebilen bir bakım planı yazıyoruz.',
      },
      en: {
        title: 'It is care that makes a bridge last',
        text: 'From inspection to monitoring, we write maintenance plans that can still be accounted for years later.',
      },
    },
  },
  {
    picture: 'harbour',
    link_url: publicPaths.biography,
    texts: {
      tr: {
        title: 'Denizin yorduğu betonu tanırız',
        text: 'İskele ve rıhtımlarda işimiz görünen hasarı kapatmak değil, görünmeyenin hızını kesmektir.',
      },
      en: {
        title: 'We know what the sea does to concrete',
        text: 'On quays and piers our work is not to cover the damage that can be seen but to slow down what cannot.',
      },
    },
  },
];
