import './update-prompt.css';

import type { Surface } from '@vitrin/shared-contracts/boot';
import { updatePromptTexts } from '@vitrin/shared-contracts/new-release-texts';
import { api } from '@vitrin/shared-contracts/paths';
import { languageStore } from '@vitrin/shared-contracts/state';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { isUnsaved } from './is-unsaved.ts';
import { callHeaders } from '../call-headers.ts';

type Texts = StaticTexts['newRelease'];

let notice: HTMLElement | null = null;

/** Shows or hides the update prompt. It does not move the focus, and nothing waits for it. */
export async function showUpdatePrompt(isOffered: boolean, surface: Surface, onLater: () => void): Promise<void> {
  if (isOffered && !notice) {
    notice = emptyNotice();
    fill(notice, await promptTexts(surface), { surface, onLater });
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
  const texts = document.createElement('p');
  texts.textContent = text;
  place.append(
    texts,
    button(reload, () => {
      if (!isUnsaved(surface)) pageNavigation.reload();
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

/** Returns the texts in the language of the page; the panel has only one. */
async function promptTexts(surface: Surface): Promise<Texts> {
  if (surface === 'admin') return updatePromptTexts;
  try {
    const response = await fetch(`${api.staticTexts}?lang=${languageStore.get().abbr}`, { headers: callHeaders() });
    const { data } = (await response.json()) as { data?: Partial<StaticTexts> };
    return data?.newRelease ?? updatePromptTexts;
  } catch {
    return updatePromptTexts;
  }
}
