import './offer.css';

import type { Surface } from 'shared-contracts/boot';
import { newReleaseTexts } from 'shared-contracts/new-release-texts';
import { api } from 'shared-contracts/paths';
import { languageStore } from 'shared-contracts/state';
import type { StaticTexts } from 'shared-contracts/static-texts';
import { departure } from '../navigation/departure.ts';
import { isUnsaved } from './is-unsaved.ts';
import { callHeaders } from '../call-headers.ts';

type Texts = StaticTexts['newRelease'];

let notice: HTMLElement | null = null;

/** Shows the offer beside the page, or takes it away again. Nobody is moved to it, and nothing waits for it. */
export async function showOffer(isOffered: boolean, surface: Surface, onLater: () => void): Promise<void> {
  if (isOffered && !notice) {
    notice = emptyNotice();
    fill(notice, await wordsOf(surface), { surface, onLater });
  }
  if (notice) notice.hidden = !isOffered;
}

/** Added to the page before its text, otherwise screen readers would not announce the text. */
function emptyNotice(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'offer';
  place.setAttribute('role', 'status');
  document.body.append(place);
  return place;
}

function fill(
  place: HTMLElement,
  { text, reload, later }: Texts,
  { surface, onLater }: { surface: Surface; onLater: () => void },
): void {
  const words = document.createElement('p');
  words.textContent = text;
  place.append(
    words,
    button(reload, () => {
      if (!isUnsaved(surface)) departure.reload();
    }),
    button(later, () => {
      onLater();
      place.hidden = true;
    }),
  );
}

function button(name: string, onPress: () => void): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = name;
  made.addEventListener('click', onPress);
  return made;
}

/** The visitor's language is the site's matter; in the panel there is one. */
async function wordsOf(surface: Surface): Promise<Texts> {
  if (surface !== 'public') return newReleaseTexts;
  try {
    const response = await fetch(`${api.staticTexts}?lang=${languageStore.get().abbr}`, { headers: callHeaders() });
    const { data } = (await response.json()) as { data?: Partial<StaticTexts> };
    return data?.newRelease ?? newReleaseTexts;
  } catch {
    return newReleaseTexts;
  }
}
