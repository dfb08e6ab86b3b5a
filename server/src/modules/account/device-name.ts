type Named = readonly [mark: RegExp, name: string];

/** In this order: many browsers name the ones that they are made from as well. */
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

/** What a person calls the device that an agent's text stands for. Only a help for recognising it: the text can be anything. */
export function deviceName(agent: string): string {
  const names = [browsers, systems].map((known) => known.find(([mark]) => mark.test(agent))?.[1]);
  return names.filter((name) => name !== undefined).join(', ') || 'Bilinmeyen cihaz';
}
