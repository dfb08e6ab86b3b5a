import Cookies from 'js-cookie';

/** First-party cookies and records of Google, Yandex and Meta. */
const TRACES = /^_(?:ga|gid|gcl|ym|fbp|fbc)/;

/** Removes what providers have left on our own domain and those above it; their own domains are theirs. */
export function removeTraces(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => ({ domain: labels.slice(index).join('.') }));
  for (const name of Object.keys(Cookies.get())) {
    if (!TRACES.test(name)) continue;
    for (const place of [{}, ...domains]) Cookies.remove(name, place);
  }
  for (const key of Object.keys(localStorage)) if (TRACES.test(key)) localStorage.removeItem(key);
}
