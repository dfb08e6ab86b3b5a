import type { Integration } from '@vitrin/shared-contracts/integrations';

type Call = (...command: unknown[]) => void;

/** Metrica's function before its script has loaded: `a` is the queue of calls, `l` the time. */
type Metrica = Call & { a: unknown[]; l: number };

/** The function of the Meta pixel; its script sets `callMethod`. */
interface Pixel extends Call {
  queue: unknown[];
  callMethod?: Call;
  push?: Pixel;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    ym?: Metrica;
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

const TAGS = 'https://www.googletagmanager.com/';

/**
 * Starts accepted integrations by their identifiers alone, each script once; `marketing` in `accepted` allows Google to
 * advertise too.
 */
export function startProviders(integrations: readonly Integration[], accepted: readonly string[]): void {
  for (const { provider, id } of integrations) {
    if (provider === 'yandex') startMetrica(id);
    else if (provider === 'facebook') startPixel(id);
    else if (id.startsWith('GTM-')) startContainer(id, accepted);
    else startTag(id, accepted);
  }
}

/** Reports a page change to Metrica, which counts documents only; the other providers follow the history themselves. */
export function reportPage(integrations: readonly Integration[]): void {
  for (const { provider, id } of integrations) {
    if (provider === 'yandex') window.ym?.(Number(id), 'hit', location.href);
  }
}

/** Google's scripts read commands as `arguments` objects, never as arrays. */
const gtag: Call = function gtag() {
  (window.dataLayer ??= []).push(arguments);
};

function sendGoogleConsent(accepted: readonly string[]): void {
  const state = (category: string) => (accepted.includes(category) ? 'granted' : 'denied');
  const ads = state('marketing');
  const word = window.dataLayer ? 'update' : 'default';
  gtag('consent', word, {
    analytics_storage: state('analytics'),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });
}

function startTag(id: string, accepted: readonly string[]): void {
  sendGoogleConsent(accepted);
  if (!document.querySelector(`script[src^="${TAGS}gtag"]`)) gtag('js', new Date());
  gtag('config', id);
  load(`${TAGS}gtag/js?id=${id}`, `${TAGS}gtag`);
}

function startContainer(id: string, accepted: readonly string[]): void {
  sendGoogleConsent(accepted);
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  load(`${TAGS}gtm.js?id=${id}`);
}

function startMetrica(id: string): void {
  window.ym ??= metricaQueue();
  window.ym(Number(id), 'init', { clickmap: true, trackLinks: true, accurateTrackBounce: true });
  load('https://mc.yandex.ru/metrika/tag.js');
}

function metricaQueue(): Metrica {
  const queue: unknown[] = [];
  return Object.assign((...command: unknown[]) => void queue.push(command), { a: queue, l: Date.now() });
}

function startPixel(id: string): void {
  window.fbq ??= pixelQueue();
  window.fbq('init', id);
  window.fbq('trackSingle', id, 'PageView');
  load('https://connect.facebook.net/en_US/fbevents.js');
}

function pixelQueue(): Pixel {
  const call: Call = (...command) => {
    if (fbq.callMethod) fbq.callMethod(...command);
    else fbq.queue.push(command);
  };
  const fbq: Pixel = Object.assign(call, { queue: [], loaded: true, version: '2.0' });
  fbq.push = fbq;
  window._fbq = fbq;
  return fbq;
}

/** Loads a script once; one script of a kind is enough for all identifiers. */
function load(src: string, kind = src): void {
  if (document.querySelector(`script[src^="${kind}"]`)) return;
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
