/** Sites whose maps a page may show. */
export type MapSite = 'google' | 'openstreetmap' | 'yandex';

/** Names of these sites, as visitors know them. */
export const mapSiteNames = {
  google: 'Google Haritalar',
  openstreetmap: 'OpenStreetMap',
  yandex: 'Yandex Haritalar',
} as const satisfies Record<MapSite, string>;

/** Addresses of the frames, for the Content Security Policy of a page that shows one: no other pages of these sites. */
export const mapFrames = {
  google: 'https://www.google.com/maps/embed',
  openstreetmap: 'https://www.openstreetmap.org/export/embed.html',
  yandex: 'https://yandex.com.tr/map-widget/v1/',
} as const satisfies Record<MapSite, string>;

/** A map of one of these sites. */
export interface SiteMap {
  site: MapSite;
  /** Address for a frame, in the one form in which sections contain it. */
  address: string;
}

const HOSTS: readonly (readonly [RegExp, MapSite])[] = [
  [/^(?:www\.|maps\.)?google\.com(?:\.tr)?$/, 'google'],
  [/^(?:www\.)?openstreetmap\.org$/, 'openstreetmap'],
  [/^(?:www\.)?yandex\.(?:com|com\.tr|ru)$/, 'yandex'],
];

/** Longest part of an address that places the map, in characters. */
const MAX_QUERY = 2_000;

/**
 * Returns the map that an address leads to: that of a frame, or the page of OpenStreetMap; null for others, such as the page of a place.
 * @param address - address as copied from a browser, or the `iframe` element that the site offers
 */
export function parseMapAddress(address: string): SiteMap | null {
  const url = URL.parse(frameAddress(address) ?? address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.search.length > MAX_QUERY) return null;
  const site = HOSTS.find(([host]) => host.test(url.hostname))?.[1];
  if (site === undefined) return null;
  const query = queryOf[site](url);
  return query === null ? null : { site, address: `${mapFrames[site]}?${query}` };
}

/**
 * Returns the address of a page on which a map can be read without a frame.
 * @param map - the map
 * @param place - postal address, by which Google and Yandex find the place
 */
export function mapPage({ site, address }: SiteMap, place: string): string {
  const text = encodeURIComponent(place);
  if (site === 'google') return `https://www.google.com/maps/search/?api=1&query=${text}`;
  if (site === 'yandex') return `https://yandex.com.tr/maps/?text=${text}`;
  const [lat, lon] = (URL.parse(address)?.searchParams.get('marker') ?? '').split(',');
  return lat && lon
    ? `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}`
    : `https://www.openstreetmap.org/search?query=${text}`;
}

/** Returns the address of the first `iframe` element in pasted markup; null without one. */
export function frameAddress(markup: string): string | null {
  const [frame = ''] = /<iframe(?=\s)[^<>]*/i.exec(markup) ?? [];
  const [, address] = /\ssrc\s*=\s*["']([^"'<>]+)/i.exec(frame) ?? [];
  return address === undefined ? null : address.replaceAll('&amp;', '&').trim();
}

/** Returns the query of the frame; null if the address places no map. */
const queryOf: Readonly<Record<MapSite, (url: URL) => URLSearchParams | null>> = {
  google({ pathname, searchParams }) {
    const place = searchParams.get('pb') ?? '';
    return /^\/maps\/embed\/?$/.test(pathname) && place !== '' ? new URLSearchParams({ pb: place }) : null;
  },
  openstreetmap(url) {
    if (url.pathname !== '/export/embed.html') return openStreetMapPage(url);
    const box = url.searchParams.get('bbox') ?? '';
    if (!/^-?[\d.]+(?:,-?[\d.]+){3}$/.test(box)) return null;
    const marker = url.searchParams.get('marker');
    return new URLSearchParams({ bbox: box, layer: 'mapnik', ...(isPoint(marker) ? { marker } : {}) });
  },
  yandex({ pathname, searchParams }) {
    const isWidget = /^\/map-widget\/v1\/?$/.test(pathname);
    return isWidget && searchParams.size > 0 ? new URLSearchParams(searchParams) : null;
  },
};

/** Degrees around the earth: at each zoom, the map is half as wide as at the one before. */
const DEGREES = 360;

/** The page of OpenStreetMap names the zoom and the middle of the map in its hash, and the marker in its query. */
function openStreetMapPage({ hash, searchParams }: URL): URLSearchParams | null {
  const [, zoom = '', latitude = '', longitude = ''] =
    /^#map=(\d{1,2})\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(hash) ?? [];
  if (zoom === '') return null;
  const [lat, lon, half] = [Number(latitude), Number(longitude), DEGREES / 2 ** Number(zoom)];
  const box = [lon - half, lat - half / 2, lon + half, lat + half / 2].map((each) => each.toFixed(5));
  const marker = `${searchParams.get('mlat') ?? latitude},${searchParams.get('mlon') ?? longitude}`;
  return new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', ...(isPoint(marker) ? { marker } : {}) });
}

function isPoint(text: string | null): text is string {
  return text !== null && /^-?[\d.]+,-?[\d.]+$/.test(text);
}
