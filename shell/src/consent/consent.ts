import { localStore } from '@vitrin/shared-contracts/guarded-storage';
import Cookies from 'js-cookie';
import type { ConsentCategory, Integration } from '@vitrin/shared-contracts/integrations';
import { storageKeys } from '@vitrin/shared-contracts/storage';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { consentId, isStaff, storeChoice, readChoice } from './choice.ts';
import { keepFocusInSight } from './keep-focus-in-sight.ts';
import { startProviders, reportPage } from './providers.ts';
import { sendChoices } from './send-choices.ts';

/**
 * Shows the notice until a choice is made, starts accepted integrations and stops those that are no longer accepted.
 */
export function watchConsent(notice: HTMLElement): void {
  const { offer = '', revision = '' } = notice.dataset;
  const integrations = JSON.parse(notice.dataset.integrations ?? '[]') as Integration[];
  const boxes = [...notice.querySelectorAll<HTMLInputElement>('input[value]:enabled')];
  const running = new Set<string>();
  let opener: HTMLElement | null = null;

  const show = () => {
    document.documentElement.toggleAttribute('data-consent', !isStaff());
    notice.hidden = isStaff() || readChoice(offer) !== null;
    showConsentId(notice);
  };

  const applyChoice = () => {
    const accepted = isStaff() ? [] : (readChoice(offer) ?? []);
    if ([...running].some((category) => !accepted.includes(category))) {
      // A running script cannot be stopped, only removed by reloading the page.
      pageNavigation.reload();
      return;
    }
    const added = integrations.filter(({ category }) => accepted.includes(category) && !running.has(category));
    for (const { category } of added) running.add(category);
    startProviders(added, accepted);
  };

  const saveChoice = (how: string) => {
    const chosen = boxes.filter((box) => how === 'all' || (how === 'chosen' && box.checked));
    storeChoice(
      chosen.map((box) => box.value as ConsentCategory),
      { version: offer, revision, lang: document.documentElement.lang },
    );
    void sendChoices();
    if (chosen.length < boxes.length) removeProviderData();
    show();
    opener?.focus();
    opener = null;
    applyChoice();
  };

  const reopen = (button: HTMLElement) => {
    opener = button;
    for (const box of boxes) box.checked = readChoice(offer)?.includes(box.value) ?? false;
    notice.hidden = false;
    notice.querySelector('details')?.setAttribute('open', '');
    notice.querySelector('h2')?.focus();
  };

  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-choice],[data-consent-open]');
    if (button?.dataset.choice) saveChoice(button.dataset.choice);
    else if (button) reopen(button);
  });
  const refresh = () => {
    show();
    applyChoice();
  };
  const onPageShow = () => {
    refresh();
    if (!isStaff()) void sendChoices();
  };
  // Another tab has stored a choice, or staff have signed in there.
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.consent || key === storageKeys.token) refresh();
  });
  // After the page load, and when the page is restored from the back/forward cache.
  addEventListener('pageshow', onPageShow);
  document.addEventListener('vitrin:page', () =>
    reportPage(integrations.filter(({ category }) => running.has(category))),
  );
  show();
  keepFocusInSight(notice);
}

/** Shows the id by which a visitor can ask what the site has stored. */
function showConsentId(notice: HTMLElement): void {
  const line = notice.querySelector<HTMLElement>('[data-record]');
  const place = line?.querySelector('bdi');
  if (!line || !place) return;
  place.textContent = consentId();
  line.hidden = consentId() === '';
}

/** Names of first-party cookies and storage entries of Google, Yandex and Meta. */
const PROVIDER_KEYS = /^_(?:ga|gid|gcl|ym|fbp|fbc)/;

/** Removes what providers have stored on our own domain and its parent domains; their own domains are out of reach. */
function removeProviderData(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => ({ domain: labels.slice(index).join('.') }));
  for (const name of Object.keys(Cookies.get())) {
    if (!PROVIDER_KEYS.test(name)) continue;
    for (const place of [{}, ...domains]) Cookies.remove(name, place);
  }
  for (const key of localStore.keys()) if (PROVIDER_KEYS.test(key)) localStore.removeItem(key);
}
