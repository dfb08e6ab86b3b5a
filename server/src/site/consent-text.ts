import type { ConsentText } from '@vitrin/shared-contracts/consents';
import {
  consentCategories,
  type ConsentCategory,
  type Integration,
  type Provider,
} from '@vitrin/shared-contracts/integrations';
import { fill, type StaticTexts } from '@vitrin/shared-contracts/static-texts';

type Texts = StaticTexts['consent'];

/** Names under which visitors know the providers. */
const providerNames: Readonly<Record<Provider, string>> = { google: 'Google', yandex: 'Yandex', facebook: 'Meta' };

/** Returns the consent categories of the configured providers. */
export function offeredCategories(integrations: readonly Integration[]): ConsentCategory[] {
  return consentCategories.filter((category) => integrations.some((known) => known.category === category));
}

/** Returns the names of the providers of a category. */
export function providersOf(category: ConsentCategory, integrations: readonly Integration[]): string {
  const concerned = integrations.filter((known) => known.category === category);
  return [...new Set(concerned.map(({ provider }) => providerNames[provider]))].join(', ');
}

/** Returns the texts of the notice, without markup. */
export function consentText(
  integrations: readonly Integration[],
  texts: Texts,
  policy: { address: string; revision: number } | null,
): ConsentText {
  return {
    title: texts.title,
    text: texts.text,
    policy: policy && { name: texts.policy, ...policy },
    necessary: { name: texts.necessary, text: texts.necessaryText },
    categories: offeredCategories(integrations).map((category) => ({
      category,
      name: texts[category],
      text: fill(texts[`${category}Text`], { providers: providersOf(category, integrations) }),
    })),
    buttons: [texts.accept, texts.refuse, texts.choose, texts.save],
  };
}
