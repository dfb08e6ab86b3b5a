import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './html.ts';
import { staffHeaders } from './policies.ts';

/**
 * Checks that sign-in or panel is requested by a real navigation, over https or on this machine (product §12).
 * Otherwise sends the error response itself and returns false.
 */
export function admitsNavigation(request: FastifyRequest, reply: FastifyReply): boolean {
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode, 'sec-fetch-site': site } = request.headers;
  if (!isPrivate(request)) {
    bare(
      reply,
      403,
      'Güvenli bağlantı gerekli',
      'Yönetim Paneli yalnızca https üzerinden ya da bu makineden açılabilir.',
    );
    return false;
  }
  if (destination === undefined) {
    explain(reply);
    return false;
  }
  if (destination !== 'document' || mode !== 'navigate') {
    bare(reply, 403, 'Açılamadı', 'Bu sayfa yalnızca doğrudan, kendi sekmesinde açılabilir.');
    return false;
  }
  if (site === 'cross-site') {
    bounce(request, reply);
    return false;
  }
  return true;
}

function isPrivate({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(hostname);
}

/** A link from elsewhere carries no Strict cookie, and a new one would end the session: the page comes back by itself. */
function bounce(request: FastifyRequest, reply: FastifyReply): void {
  const refresh = `<meta http-equiv="refresh" content="0;url=${escapeHtml(request.url)}">`;
  sendBare(reply, 200, `${refresh}<title>Yönetim Paneli</title><p>Açılıyor…</p>`);
}

/** An old browser, or something between it and the site that leaves its headers out. */
function explain(reply: FastifyReply): void {
  const title = 'Bu tarayıcıyla giriş yapılamıyor';
  sendBare(
    reply,
    403,
    `<title>${title}</title>
<main>
<h1>${title}</h1>
<p>Giriş ekranı ve Yönetim Paneli, isteğin bu sitenin kendi sayfasından geldiğini tarayıcının bildirmesini ister. Bu istekte o bilgi (Sec-Fetch başlıkları) yok.</p>
<ul>
<li>Tarayıcınızı güncelleyin: Chrome ve Edge 80, Firefox 90, Safari 16.4 ya da daha yenisi yeterlidir.</li>
<li>Tarayıcı güncelse aradaki bir vekil sunucu, güvenlik yazılımı ya da eklenti bu başlıkları siliyor olabilir. Başka bir ağdan deneyin ya da sitenin yöneticisine bildirin.</li>
</ul>
<p><a href="/">Siteye dön</a></p>
</main>`,
  );
}

function bare(reply: FastifyReply, status: number, title: string, text: string): void {
  sendBare(reply, status, `<title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`);
}

function sendBare(reply: FastifyReply, status: number, content: string): void {
  const page = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${content}</html>`;
  void reply.code(status).headers(staffHeaders).send(page);
}
