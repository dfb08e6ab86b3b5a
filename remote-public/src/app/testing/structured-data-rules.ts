/**
 * Properties that search engines require of each type, by the documentation of schema.org and Google; names and types
 * are checked by `schema-dts`.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'url', 'logo', 'image', 'telephone', 'address', 'openingHoursSpecification'],
  Organization: ['name', 'url', 'logo'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  ImageObject: ['url'],
  WebSite: ['name', 'url', 'inLanguage'],
  AboutPage: ['url', 'inLanguage', 'mainEntity'],
  ContactPage: ['url', 'inLanguage', 'mainEntity'],
  Article: [
    'headline',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'image',
    'mainEntityOfPage',
    'inLanguage',
  ],
  CreativeWork: ['name', 'description', 'url', 'inLanguage', 'dateModified', 'creator', 'image'],
  CollectionPage: ['name', 'url', 'inLanguage', 'publisher', 'hasPart'],
  DigitalDocument: ['name', 'url', 'inLanguage', 'encoding'],
  MediaObject: ['contentUrl', 'encodingFormat', 'contentSize'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  PropertyValue: ['name', 'value'],
  Country: ['name'],
  Place: ['name'],
  ProfilePage: ['url', 'inLanguage', 'dateModified', 'mainEntity'],
  Person: ['name'],
  ItemPage: ['name', 'description', 'url', 'inLanguage', 'primaryImageOfPage', 'mainEntity', 'publisher'],
  Product: ['name', 'description', 'image', 'sku', 'url', 'offers'],
  Offer: ['price', 'priceCurrency', 'url'],
  Thing: ['name', 'description', 'identifier', 'image'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

const forms: Readonly<Record<string, RegExp>> = {
  opens: /^([01]\d|2[0-3]):[0-5]\d$/,
  closes: /^([01]\d|2[0-3]):[0-5]\d$/,
  datePublished: /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/,
  datePosted: /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/,
  validThrough: /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/,
  dateModified: /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/,
  addressCountry: /^[A-Z]{2}$/,
  postalCode: /^\d{5}$/,
  url: /^(?:\/|https?:\/\/)/,
  item: /^\//,
};

const DAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/;

/** Returns every missing or malformed property of an object and of all objects in it. */
export function structuredDataErrors(item: object, at = ''): string[] {
  const { '@type': type, ...properties } = item as Record<string, unknown>;
  const path = `${at}${String(type)}`;
  const needed = required[String(type)];
  if (!needed) return [`${path}: unknown type`];
  const missing = needed.filter((name) => isEmpty(properties[name])).map((name) => `${path}.${name} is missing`);
  const nested = Object.entries(properties).flatMap(([name, value]) => valueErrors(name, value, `${path}.`));
  return [...missing, ...nested];
}

function valueErrors(name: string, value: unknown, at: string): string[] {
  if (Array.isArray(value))
    return [...orderErrors(name, value, at), ...value.flatMap((each) => valueErrors(name, each, at))];
  if (typeof value === 'object' && value !== null) return structuredDataErrors(value, `${at}${name}:`);
  const form = name === 'dayOfWeek' ? DAY : forms[name];
  return form && !form.test(String(value)) ? [`${at}${name} is ${String(value)}`] : [];
}

function orderErrors(name: string, list: readonly unknown[], at: string): string[] {
  if (name !== 'itemListElement') return [];
  const positions = list.map((each) => (each as { position: number }).position);
  return positions.every((position, index) => position === index + 1) ? [] : [`${at}${name} is out of order`];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
