import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { http, succeeded } from '../../testing/fake-server.ts';
import { sitePageRecord } from '../../testing/site-page-fixtures.ts';
import { openPage, press } from './testing/page-form.tsx';

const notice = (id: string): StoredSection => ({ id, kind: 'notice', v: 1, values: { tone: 'info' } });
const texts = { tr: { s1: { title: 'Bayram' }, s2: { title: 'Taşındık' } } };

const frames = () => [...document.querySelectorAll('iframe')];
const marked = () =>
  frames()
    .filter((frame) => !frame.hasAttribute('data-hidden'))
    .flatMap(({ contentDocument }) => [...(contentDocument?.querySelectorAll<HTMLElement>('[style*="outline"]') ?? [])])
    .map(({ id }) => id);

/** Lets all frames load a page with both sections. */
function load(): void {
  for (const { contentDocument, contentWindow } of frames()) {
    Object.assign(contentWindow ?? {}, { scrollTo: jest.fn() });
    const page = contentDocument?.createElement('html');
    if (!page) continue;
    page.innerHTML = '<section id="s1"></section><section id="s2"></section>';
    contentDocument?.documentElement?.remove();
    contentDocument?.append(page);
  }
  act(() => frames().forEach((frame) => fireEvent.load(frame)));
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  const { matchMedia } = window;
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('min-width') });
  http.previews.mockImplementation(async () => succeeded());
});

test('the preview marks the section whose form has the focus, also after it was refreshed', async () => {
  await openPage(sitePageRecord({ sections: [notice('s1'), notice('s2')], texts }));
  await press('Önizle');
  await waitFor(() => expect(frames()).toHaveLength(1));
  load();
  expect(marked()).toEqual([]);

  await press('Bayram');
  expect(marked()).toEqual(['s1']);
  await press('Taşındık');
  expect(marked()).toEqual(['s2']);

  const [, title] = screen.getAllByRole('textbox', { name: 'Başlık' });
  await userEvent.type(title as HTMLElement, '!');
  const part = marked();
  await waitFor(() => expect(frames()).toHaveLength(2), { timeout: 3_000 });
  load();
  expect(marked()).toEqual(part);
});
