import { outsideSiteNames, type OutsideSite } from '../../content/outside-site-of.ts';
import type { TemplateLanguage } from './legal-template.ts';

type Use = 'chat' | 'map' | 'video';

/** Companies behind these sites. */
const providers: Readonly<Record<OutsideSite, string>> = {
  'chat.whatsapp': 'WhatsApp (Meta)',
  'chat.telegram': outsideSiteNames['chat.telegram'],
  'map.google': 'Google',
  'map.openstreetmap': 'OpenStreetMap Foundation',
  'map.yandex': 'Yandex',
  'video.youtube': 'YouTube (Google)',
  'video.vimeo': outsideSiteNames['video.vimeo'],
};

const texts = {
  tr: {
    none: 'Bu sitede başka kuruluşların haritası, videosu ya da sohbet düğmesi yoktur.',
    head: '| İçerik | Kuruluş | Ne zaman bağlanılır |',
    use: { chat: 'Sohbet düğmesi', map: 'Harita', video: 'Video' },
    when: {
      chat: 'Düğmeye bastığınızda, onun sitesinde ya da uygulamasında',
      map: 'Haritayı ya da bağlantısını açtığınızda',
      video: 'Videoyu oynattığınızda',
    },
    after:
      'Siz basmadan bu kuruluşlara hiçbir istek gönderilmez. Bastığınızda IP adresiniz, tarayıcı türünüz ve bu sitenin adresi o kuruluşa ulaşır; kuruluş kendi çerezlerini kullanabilir ve verilerinizi kendi koşullarına göre, yurt dışında da işleyebilir. Telefon ve e-posta bağlantıları cihazınızdaki uygulamayı açar, başka bir siteye bağlanmaz.',
  },
  en: {
    none: 'This site has no maps, videos or chat buttons of other organisations.',
    head: '| Content | Provider | When it is contacted |',
    use: { chat: 'Chat button', map: 'Map', video: 'Video' },
    when: {
      chat: 'When you press the button, on its site or in its app',
      map: 'When you open the map or its link',
      video: 'When you play the video',
    },
    after:
      'No request is sent to these providers before you press. When you do, your IP address, the type of your browser and the address of this site reach the provider, which may use its own cookies and process your data under its own terms, also abroad. Links to telephone numbers and e-mail addresses open an application of your device and connect to no other site.',
  },
} as const;

/** Returns the paragraph and the table of what connects to another site after a press, as Markdown. */
export function sitesText(value: string, lang: TemplateLanguage): string {
  const { none, head, use, when, after } = texts[lang];
  const sites = value.split(' ').filter((site): site is OutsideSite => site in providers);
  if (sites.length === 0) return none;
  const rows = sites.map((site) => {
    const kind = site.split('.')[0] as Use;
    return `| ${use[kind]} | ${providers[site]} | ${when[kind]} |`;
  });
  return [head, '| --- | --- | --- |', ...rows, '', after].join('\n');
}
