type Named = readonly [mark: RegExp, name: string];

/** Order matters: many user agent strings also contain the name of the browser they derive from. */
const browsers: readonly Named[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly Named[] = [
  [/Windows/, 'Windows'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Returns a readable device name for a user agent string. Only a hint for the user: a client can send any string. */
export function deviceName(agent: string): string {
  const names = [browsers, systems].map((known) => known.find(([mark]) => mark.test(agent))?.[1]);
  return names.filter((name) => name !== undefined).join(', ') || 'Bilinmeyen cihaz';
}
