import { frameAddress, mapPage, parseMapAddress } from './map-address.ts';

const google = 'https://www.google.com/maps/embed?pb=!1m18!1m12';

test.each([
  ['the code of Google', `<iframe src="${google}" width="600" height="450"></iframe>`, 'google'],
  ['its address', google, 'google'],
  [
    'the code of OpenStreetMap',
    '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=27,38,28,39&amp;layer=mapnik">',
    'openstreetmap',
  ],
  [
    'the page of OpenStreetMap',
    'https://www.openstreetmap.org/?mlat=38.4&mlon=27.1#map=17/38.41/27.12',
    'openstreetmap',
  ],
  ['the widget of Yandex', 'https://yandex.com.tr/map-widget/v1/?um=constructor%3Aabc&source=constructor', 'yandex'],
])('%s is a map that frames may show', (_what, typed, site) => {
  const map = parseMapAddress(typed);
  expect(map?.site).toBe(site);
  expect(parseMapAddress(map?.address ?? '')).toEqual(map);
});

test.each([
  ['the page of a place', 'https://www.google.com/maps/place/Konak'],
  ['a map without a place', 'https://www.google.com/maps/embed'],
  ['another page of the site', 'https://www.google.com/search?pb=1'],
  ['another site', 'https://evil.example/maps/embed?pb=1'],
  ['a site that looks like it', 'https://www.google.com.evil.example/maps/embed?pb=1'],
  ['a script', 'javascript:alert(1)'],
  ['a video', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'],
  ['a place with a quotation mark in its box', 'https://www.openstreetmap.org/export/embed.html?bbox=27,38,28,"'],
])('%s is none', (_what, typed) => {
  expect(parseMapAddress(typed)).toBeNull();
});

test('the page of OpenStreetMap becomes a box around its middle, smaller with each zoom', () => {
  const box = (zoom: number) =>
    URL.parse(parseMapAddress(`https://www.openstreetmap.org/#map=${zoom}/38.4/27.1`)?.address ?? '')
      ?.searchParams.get('bbox')
      ?.split(',')
      .map(Number);
  expect(box(10)?.[0]).toBeCloseTo(27.1 - 360 / 1024, 4);
  expect((box(11)?.[2] ?? 0) - 27.1).toBeCloseTo(360 / 2048, 4);
});

test('a map can be read without a frame: at its marker, or at the postal address', () => {
  expect(mapPage({ site: 'google', address: google }, 'Konak / İzmir')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Konak%20%2F%20%C4%B0zmir',
  );
  const marked = {
    site: 'openstreetmap',
    address: 'https://www.openstreetmap.org/export/embed.html?marker=38.4%2C27.1',
  } as const;
  expect(mapPage(marked, '')).toBe('https://www.openstreetmap.org/?mlat=38.4&mlon=27.1');
});

test('the address of a frame is found in either quotation marks and decoded', () => {
  expect(frameAddress(`<p>a</p><iframe title='x' src='https://a.example/?a=1&amp;b=2'>`)).toBe(
    'https://a.example/?a=1&b=2',
  );
  expect(frameAddress('<img src="https://a.example">')).toBeNull();
});
