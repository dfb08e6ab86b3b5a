import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminAddress } from '../config/admin-url.ts';
import { isLoopbackHost } from '../config/loopback-host.ts';
import { escapeHtml } from '../platform/http/html.ts';
import { staffHeaders } from './policies.ts';

/**
 * Checks that sign-in or panel is requested by a real navigation, over https or on this machine (product §12).
 * Otherwise sends the error response itself and returns false.
 */
export function isNavigationAuthorized(request: FastifyRequest, reply: FastifyReply, config: AdminAddress): boolean {
  const { 'sec-fetch-dest': destination, 'sec-fetch-mode': mode, 'sec-fetch-site': site } = request.headers;
  if (!isSecure(request)) {
    sendError(
      reply,
      403,
      'Güvenli bağlantı gerekli',
      'Yönetim Paneli yalnızca https üzerinden ya da bu makineden açılabilir.',
    );
    return false;
  }
  if (destination === undefined) {
    sendInstructions(reply, config);
    return false;
  }
  if (destination !== 'document' || mode !== 'navigate') {
    sendError(reply, 403, 'Açılamadı', 'Bu sayfa yalnızca doğrudan, kendi sekmesinde açılabilir.');
    return false;
  }
  if (site === 'cross-site') {
    sendReload(request, reply);
    return false;
  }
  return true;
}

function isSecure({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || isLoopbackHost(hostname);
}

/**
 * Sends a page that reloads itself. A link from another site carries no `SameSite=Strict` cookie, and setting a new
 * cookie would end the session.
 */
function sendReload(request: FastifyRequest, reply: FastifyReply): void {
  const refresh = `<meta http-equiv="refresh" content="0;url=${escapeHtml(request.url)}">`;
  sendPlainPage(reply, 200, `${refresh}<title>Yönetim Paneli</title><p>Açılıyor…</p>`);
}

/** Sends instructions for an outdated browser, or for a proxy that removes the Fetch Metadata headers. */
function sendInstructions(reply: FastifyReply, { adminHost, publicUrl }: AdminAddress): void {
  const title = 'Bu tarayıcıyla giriş yapılamıyor';
  sendPlainPage(
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
<p><a href="${escapeHtml(adminHost === null ? '/' : `${publicUrl}/`)}">Siteye dön</a></p>
</main>`,
  );
}

function sendError(reply: FastifyReply, status: number, title: string, text: string): void {
  sendPlainPage(
    reply,
    status,
    `<title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
  );
}

function sendPlainPage(reply: FastifyReply, status: number, content: string): void {
  const page = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${content}</html>`;
  void reply.code(status).headers(staffHeaders).send(page);
}
