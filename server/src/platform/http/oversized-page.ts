import { styledPage, styledPagePolicy } from './styled-page.ts';

/** Bytes; half of what Node.js accepts for address and headers together. */
const MOST_COOKIE_BYTES = 8_192;

/** The page that a browser shows when its cookies or the address are larger than the server reads. */
export const oversizedPage = styledPage(
  'Sayfa açılamadı',
  `<p>Tarayıcınızda bu site için biriken çerezler ya da açılan adres, sunucunun kabul ettiğinden büyük.</p>
<ol>
<li>Sayfayı yenileyin.</li>
<li>Yine açılmazsa <a href="/">anasayfayı</a> açın.</li>
<li>O da açılmazsa tarayıcınızın gizlilik ayarlarından bu sitenin çerezlerini silip yeniden deneyin. Giriş yapmış olanların yeniden giriş yapması gerekir; sitedeki hiçbir şey silinmez.</li>
</ol>`,
);

export const oversizedPageHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': styledPagePolicy("'none'"),
  'Cache-Control': 'no-store',
};

/**
 * Checks whether the cookies alone are too large: then the browser is told to delete them, because no page that could
 * do so would open any more. A long address is no reason, or any link could sign people out.
 * @param received - start of the request
 */
export function clearsCookies(received: string): boolean {
  return (/\r\ncookie:([^\r]*)/i.exec(received)?.[1]?.length ?? 0) > MOST_COOKIE_BYTES;
}
