/** First-party cookies and records of Google, Yandex and Meta. */
const TRACES = /^_(?:ga|gid|gcl|ym|fbp|fbc)/;

/** Removes what providers have left on our own domain and those above it; their own domains are theirs. */
export function removeTraces(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const [name = ''] of document.cookie.split('; ').map((pair) => pair.split('='))) {
    if (!TRACES.test(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
  for (const key of Object.keys(localStorage)) if (TRACES.test(key)) localStorage.removeItem(key);
}
