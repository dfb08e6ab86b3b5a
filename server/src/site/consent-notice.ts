import type { ConsentCategory, Integration } from '@vitrin/shared-contracts/integrations';
import { fill, type StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { offeredCategories, providersOf } from './consent-text.ts';
import { attributes, escapeHtml } from '../platform/http/html.ts';
import { styleBlock } from './inline-style.ts';

type Texts = StaticTexts['consent'];

export interface ConsentNotice {
  integrations: readonly Integration[];
  texts: Texts;
  /** URL of the cookie policy in the language of the page; null when the site has none. */
  policy: string | null;
  /** Language of the texts; null if it is that of the page. */
  language: string | null;
  /** Identifies these texts in the stored consent choices. */
  revision: string;
}

/**
 * Returns the HTML of the consent notice: hidden, outside and before the React root, so that it is the first tab stop
 * when its script shows it. Each text has its key as an attribute, so that the browser can update it after a change of
 * language.
 */
export function consentNotice({ integrations, texts, policy, language, revision }: ConsentNotice): string {
  const offered = offeredCategories(integrations);
  const data = {
    'data-integrations': JSON.stringify(integrations),
    'data-offer': offerKey(integrations),
    'data-revision': revision,
    'data-texts': '',
    ...(language === null ? {} : { lang: language }),
  };
  return `<section id="consent" aria-labelledby="consent-title"${attributes(data)} hidden>
<h2 id="consent-title" tabindex="-1"${textAttributes('title', texts)}</h2>
<p><span${textAttributes('text', texts)}</span>${policy === null ? '' : ` <a href="${escapeHtml(policy)}"${textAttributes('policy', texts)}</a>`}</p>
<details><summary${textAttributes('choose', texts)}</summary><ul>
<li><label><input type="checkbox" checked disabled> <b${textAttributes('necessary', texts)}</b> <span${textAttributes('necessaryText', texts)}</span></label></li>
${offered.map((category) => choice(category, integrations, texts)).join('\n')}
</ul><button type="button" data-choice="chosen"${textAttributes('save', texts)}</button>
<p data-record hidden><b${textAttributes('record', texts)}</b> <bdi dir="ltr"></bdi> <span${textAttributes('recordText', texts)}</span></p></details>
<div><button type="button" data-choice="all"${textAttributes('accept', texts)}</button><button type="button" data-choice="none"${textAttributes('refuse', texts)}</button></div>
</section>`;
}

function choice(category: ConsentCategory, integrations: readonly Integration[], texts: Texts): string {
  const providers = providersOf(category, integrations);
  return `<li><label><input type="checkbox" value="${category}"> <b${textAttributes(category, texts)}</b> <span${textAttributes(`${category}Text`, texts, { providers })}</span></label></li>`;
}

/** Returns the attributes and content of an element that holds one text, without the tag name. */
function textAttributes(key: keyof Texts, texts: Texts, values: Readonly<Record<string, string>> = {}): string {
  const data = Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]));
  return `${attributes({ 'data-text': `consent.${key}`, ...data })}>${escapeHtml(fill(texts[key], values))}`;
}

/**
 * Returns an identifier of the offered categories and providers: visitors are asked again when providers or purposes
 * are added.
 */
function offerKey(integrations: readonly Integration[]): string {
  const pairs = integrations.map(({ provider, category }) => `${category}.${provider}`);
  return [...new Set(pairs)].toSorted().join(' ');
}

const CSS = `
#consent{position:fixed;z-index:4;inset-block-end:var(--space-4);inset-inline-end:var(--space-4);inline-size:min(28rem,100% - 2rem);max-block-size:calc(100% - 8rem);overflow:auto;overscroll-behavior:contain;display:grid;gap:var(--space-3);padding:var(--space-6) var(--space-6) 0;border:1px solid var(--color-line);border-radius:var(--radius-l);background:var(--color-raised);box-shadow:var(--shadow-2);font-size:var(--text-s);line-height:1.5}
#consent h2{font-size:var(--text-l)}
#consent a{display:inline-block;padding-block:.25rem;text-decoration:underline;text-underline-offset:.2em}
#consent summary{padding-block:var(--space-3);font-weight:600;cursor:pointer}
#consent label{display:grid;grid-template-columns:auto 1fr;column-gap:var(--space-3);padding-block:var(--space-3);cursor:pointer}
#consent input{grid-row:span 2;inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:var(--color-accent)}
#consent label span{color:var(--color-muted)}
#consent button{inline-size:100%;min-block-size:2.75rem;padding:.5rem;border:0;border-radius:var(--radius-m);background:none;box-shadow:inset 0 0 0 1.5px;font-weight:600;cursor:pointer}
#consent details button{margin-block-start:var(--space-2)}
#consent [data-record]{margin-block-start:var(--space-4);color:var(--color-muted)}
#consent bdi{display:block;color:var(--color-text);overflow-wrap:anywhere;user-select:all}
#consent div{position:sticky;inset-block-end:0;display:grid;grid-template-columns:1fr 1fr;gap:var(--space-3);padding-block:var(--space-2) var(--space-6);background:inherit}
#consent div button{background:var(--color-accent);color:var(--color-on-accent);box-shadow:none}
#consent div button:hover{background:var(--color-accent-strong)}
html:has(#consent:not([hidden])) body{padding-block-end:var(--consent-size,0)}
html:has(#consent:not([hidden])) [data-to-top]{visibility:hidden}
@media (width<=700px){#consent{inset-inline:0;inset-block-end:0;inline-size:auto;max-block-size:60%;padding:var(--space-4) var(--space-4) 0;border-width:1px 0 0;border-end-start-radius:0;border-end-end-radius:0}#consent div{padding-block-end:var(--space-4)}}
@media print{#consent{display:none}}`.replaceAll('\n', '');

/** The styles of the notice, included only in documents that contain it. */
export const consentStyle = styleBlock(CSS);
