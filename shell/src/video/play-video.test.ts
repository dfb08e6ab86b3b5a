import { fireEvent } from '@testing-library/dom';
import { playVideos } from './play-video.ts';

const link = (href: string) => `<p class="video"><a href="${href}">Montaj <small>YouTube</small></a></p>`;
const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const player = () => document.querySelector('iframe');
const press = (init: MouseEventInit = {}) => fireEvent.click(document.querySelector('a') as Element, init);

beforeAll(() => playVideos(['youtube']));

function show(html: string): void {
  document.body.innerHTML = `<div class="prose">${html}</div>`;
}

test('a video is played in place when it is pressed, with the name of its link, and gets the focus', () => {
  show(link(youtube));
  expect(player()).toBeNull();
  expect(press()).toBe(false);
  expect(player()).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  expect(player()).toHaveAttribute('title', 'Montaj YouTube');
  expect(player()).toHaveFocus();
  expect(document.querySelector('a')).toBeNull();
});

test('a map takes the place of its link when it is pressed', () => {
  const address = 'https://www.google.com/maps/embed?pb=%211m18';
  document.body.innerHTML = `<p class="map"><a data-map="${address}" href="https://www.google.com/maps/search/">Harita</a></p>`;
  playVideos(['google']);
  expect(press()).toBe(false);
  expect(player()).toHaveAttribute('src', address);
  expect(player()).toHaveAttribute('title', 'Harita');
});

test('a map that the policy does not allow opens its page', () => {
  document.body.innerHTML =
    '<p class="map"><a data-map="https://yandex.com.tr/map-widget/v1/?ll=1" href="/a">Harita</a></p>';
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press();
  expect(player()).toBeNull();
});

test.each([
  ['opened in a new tab', link(youtube), { ctrlKey: true }],
  ['of a site that the policy does not allow', link('https://vimeo.com/76979871'), {}],
  ['outside a video block', `<p><a href="${youtube}">video</a></p>`, {}],
])('a link %s stays a link', (_what, html, init) => {
  show(html);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press(init);
  expect(player()).toBeNull();
});

test('the hash of an address plays the video at that place, and is removed', () => {
  history.replaceState(null, '', '/makale/kule?a=1#video-1');
  show(link('https://vimeo.com/1') + link(youtube));
  playVideos(['youtube']);
  expect(player()).toHaveAttribute('title', 'Montaj YouTube');
  expect(location.hash).toBe('');
  expect(location.search).toBe('?a=1');
});
