import type { Conversion } from './conversion.ts';

/** Fields of a card of Ghost, such as a picture or a button. */
export interface Card {
  src?: string;
  alt?: string;
  caption?: string;
  html?: string;
  markdown?: string;
  code?: string;
  images?: readonly { src?: string; alt?: string; caption?: string }[];
  url?: string;
  metadata?: { title?: string; description?: string; url?: string };
  buttonText?: string;
  buttonUrl?: string;
  heading?: string;
  content?: string;
  header?: string;
  subheader?: string;
  calloutText?: string;
  fileName?: string;
  fileTitle?: string;
  title?: string;
}

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

type CardHtml = (card: Card) => string;

const picture: CardHtml = ({ src = '', alt = '', caption = '' }) =>
  `<figure><img src="${escaped(src)}" alt="${escaped(alt)}">${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
const button: CardHtml = ({ buttonText = '', buttonUrl = '' }) =>
  buttonText === '' ? '' : `<p><a class="kg-btn" href="${escaped(buttonUrl)}">${escaped(buttonText)}</a></p>`;
const played: CardHtml = ({ src = '', title = '', caption = '' }) =>
  `<video src="${escaped(src)}" title="${escaped(title)}"></video><p>${caption}</p>`;

const cards: Readonly<Record<string, CardHtml>> = {
  image: picture,
  gallery: ({ images = [], caption = '' }) =>
    `<figure class="kg-gallery-card">${images.map(picture).join('')}<figcaption>${caption}</figcaption></figure>`,
  html: ({ html = '' }) => html,
  markdown: ({ markdown = '' }) => `<pre>${escaped(markdown)}</pre>`,
  codeblock: ({ code = '', caption = '' }) => `<pre><code>${escaped(code)}</code></pre><p>${caption}</p>`,
  horizontalrule: () => '<hr>',
  bookmark: ({ url = '', metadata }) =>
    `<p><a href="${escaped(metadata?.url ?? url)}">${escaped(metadata?.title ?? url)}</a></p><p>${escaped(metadata?.description ?? '')}</p>`,
  embed: ({ url = '', html = '', caption = '' }) => `${url === '' ? html : `<p>${escaped(url)}</p>`}<p>${caption}</p>`,
  button,
  callout: ({ calloutText = '' }) => `<blockquote>${calloutText}</blockquote>`,
  toggle: ({ heading = '', content = '' }) => `<p><strong>${heading}</strong></p>${content}`,
  header: (card) => `<h2>${card.header ?? ''}</h2><p>${card.subheader ?? ''}</p>${button(card)}`,
  file: ({ src = '', fileTitle = '', fileName = '', caption = '' }) =>
    `<p><a href="${escaped(src)}">${escaped(fileTitle || fileName || src)}</a></p><p>${caption}</p>`,
  video: played,
  audio: ({ src = '', title = '' }) => `<audio src="${escaped(src)}" title="${escaped(title)}"></audio>`,
  product: (card) =>
    `<h3>${(card as { productTitle?: string }).productTitle ?? ''}</h3>${(card as { productDescription?: string }).productDescription ?? ''}`,
  email: () => '',
  'email-cta': () => '',
};

/** Names of the same cards in the former editor. */
const formerNames: Readonly<Record<string, string>> = {
  code: 'codeblock',
  hr: 'horizontalrule',
  'card-markdown': 'markdown',
};
/** Cards that only mark a place. */
const silent: ReadonlySet<string> = new Set(['paywall']);

/** Returns the HTML of a card; one that has no place here is named. */
export function cardHtml(type: string, card: Card, { note }: Pick<Conversion, 'note'>): string {
  const name = formerNames[type] ?? type;
  if (Object.hasOwn(cards, name)) {
    if (name === 'email' || name === 'email-cta') note('e-posta kutusu', 'yalnızca bültende görünüyordu');
    return cards[name]?.(card) ?? '';
  }
  if (!silent.has(name)) note(`kart: ${name}`, 'bu sitede karşılığı yok');
  return '';
}
