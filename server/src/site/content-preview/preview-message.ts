import { escapeHtml } from '../../platform/http/html.ts';
import { styleBlock } from '../inline-style.ts';

/** What is shown instead of a page. */
export interface PreviewMessage {
  title: string;
  text: string;
  items?: readonly string[];
}

const CSS =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:12vh auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif}h1{font-size:1.375rem;line-height:1.3}li{margin-block:.25rem}';

/** Hash of the styles of a message, for the policy. */
export const messageStyleHash = styleBlock(CSS).hash;

/** Returns a document that says why there is no page. It has no link: in a frame it could lead nowhere. */
export function messageDocument({ title, text, items = [] }: PreviewMessage): string {
  const list = items.length > 0 ? `\n<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : '';
  return `<!doctype html>
<html lang="tr" data-preview-message>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${CSS}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>${list}
</main>
</body>
</html>`;
}

export const previewMessages = {
  signedOut: { title: 'Oturum kapalı', text: 'Önizlemeyi görmek için panelde yeniden giriş yapın.' },
  forbidden: { title: 'Yetkiniz yok', text: 'Bu kaydı önizlemek için yetkiniz yok.' },
  elsewhere: { title: 'Açılamadı', text: 'Önizleme yalnızca Yönetim Paneli içinde açılır.' },
  unknown: { title: 'Önizleme bulunamadı', text: 'Adres eksik ya da değiştirilmiş olabilir.' },
  ended: { title: 'Önizlemenin süresi doldu', text: 'Formdaki önizlemeyi kapatıp yeniden açın.' },
  endedHandover: { title: 'Önizlemenin süresi doldu', text: 'Sürümü panelde yeniden önizleyin.' },
  goneLink: {
    title: 'Bu önizleme bağlantısı artık geçerli değil',
    text: 'Süresi dolmuş ya da iptal edilmiş. Bağlantıyı gönderen kişiden yenisini isteyin.',
  },
  closedLink: {
    title: 'Bu önizleme bağlantısı şu anda açılmıyor',
    text: 'Bağlantıyı gönderen kişiden yenisini isteyin.',
  },
  unfinished: {
    title: 'Bu taslak henüz gösterilemiyor',
    text: 'Taslakta eksik ya da hatalı alanlar var. Düzeltilip kaydedildiğinde sayfa bu adreste görünür.',
  },
  gone: { title: 'Kayıt artık yok', text: 'Bu kayıt silinmiş, bu yüzden önizlenemiyor.' },
  hidden: {
    title: 'Bu kayıt hiçbir sayfada görünmüyor',
    text: 'Kaydettiğinizde de sitede bir sayfası olmayacak.',
  },
  failed: { title: 'Önizleme hazırlanamadı', text: 'Sayfa zamanında hazırlanamadı. Lütfen yeniden deneyin.' },
  busy: { title: 'Önizleme sırası dolu', text: 'Şu anda çok sayıda önizleme hazırlanıyor. Lütfen yeniden deneyin.' },
  invalid: {
    title: 'Bu hâliyle kaydedilemez',
    text: 'Önizlemeyi görmek için şu alanları düzeltin:',
  },
} as const satisfies Record<string, PreviewMessage>;
