import Cookies from 'js-cookie';
import type { ConsentCategory, Integration } from 'shared-contracts/integrations';
import { storageKeys } from 'shared-contracts/storage';
import { departure } from '../navigation/departure.ts';
import { consentId, isStaff, keepChoice, readChoice } from './choice.ts';
import { keepFocusInSight } from './keep-focus-in-sight.ts';
import { startProviders, tellPage } from './providers.ts';
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
    showNumber(notice);
  };

  const settle = () => {
    const accepted = isStaff() ? [] : (readChoice(offer) ?? []);
    if ([...running].some((category) => !accepted.includes(category))) {
      // A script that runs cannot be stopped, only left behind with its page.
      departure.reload();
      return;
    }
    const added = integrations.filter(({ category }) => accepted.includes(category) && !running.has(category));
    for (const { category } of added) running.add(category);
    startProviders(added, accepted);
  };

  const choose = (how: string) => {
    const chosen = boxes.filter((box) => how === 'all' || (how === 'chosen' && box.checked));
    keepChoice(
      chosen.map((box) => box.value as ConsentCategory),
      { version: offer, revision, lang: document.documentElement.lang },
    );
    void sendChoices();
    if (chosen.length < boxes.length) removeTraces();
    show();
    opener?.focus();
    opener = null;
    settle();
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
    if (button?.dataset.choice) choose(button.dataset.choice);
    else if (button) reopen(button);
  });
  const look = () => {
    show();
    settle();
  };
  const arrive = () => {
    look();
    if (!isStaff()) void sendChoices();
  };
  // Another tab has stored a choice, or staff have signed in there.
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.consent || key === storageKeys.token) look();
  });
  // After the page has loaded, and when it comes back as it was left.
  addEventListener('pageshow', arrive);
  document.addEventListener('vitrin:page', () =>
    tellPage(integrations.filter(({ category }) => running.has(category))),
  );
  show();
  keepFocusInSight(notice);
}

/** The number that a visitor names to ask what the site has kept. */
function showNumber(notice: HTMLElement): void {
  const line = notice.querySelector<HTMLElement>('[data-record]');
  const place = line?.querySelector('bdi');
  if (!line || !place) return;
  place.textContent = consentId();
  line.hidden = consentId() === '';
}

/** First-party cookies and records of Google, Yandex and Meta. */
const TRACES = /^_(?:ga|gid|gcl|ym|fbp|fbc)/;

/** Removes what providers have left on our own domain and those above it; their own domains are theirs. */
function removeTraces(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => ({ domain: labels.slice(index).join('.') }));
  for (const name of Object.keys(Cookies.get())) {
    if (!TRACES.test(name)) continue;
    for (const place of [{}, ...domains]) Cookies.remove(name, place);
  }
  for (const key of Object.keys(localStorage)) if (TRACES.test(key)) localStorage.removeItem(key);
}
