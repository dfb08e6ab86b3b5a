import { publicPolicy } from './policies.ts';
import { originsOf, shownVideos } from './shown-videos.ts';

const youtube = '<p class="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">a</a></p>';
const map = (address: string) =>
  `<p class="map"><a data-map="${address}" href="https://harita.example" rel="noopener">c</a></p>`;
const yandex = map('https://yandex.com.tr/map-widget/v1/?ll=27&amp;z=12');
const vimeo = '<p class="video"><a href="https://vimeo.com/76979871" rel="noopener">b</a></p>';

it.each([
  ['a video of each site', vimeo + youtube + youtube, ['vimeo', 'youtube']],
  ['maps', map('https://www.google.com/maps/embed?pb=1') + yandex, ['google', 'yandex']],
  ['a map of another site', map('https://evil.example/maps/embed?pb=1'), []],
  ['a link to a video', '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">a</a></p>', []],
  ['a text about a video block', '&lt;p class="video"&gt;&lt;a href="https://vimeo.com/1"', []],
  ['a block with another address', '<p class="video"><a href="https://evil.example/watch?v=dQw4w9WgXcQ">a</a></p>', []],
])('a page with %s shows videos of exactly these sites', (_what, html, sites) => {
  expect(shownVideos(html)).toEqual(sites);
});

it('only pages with a video may show the player of its site in a frame', () => {
  expect(publicPolicy([])).not.toContain('frame-src');
  expect(publicPolicy([], { frames: originsOf(['youtube']) })).toContain(
    '; frame-src https://www.youtube-nocookie.com;',
  );
  expect(publicPolicy([], { frames: originsOf(['google', 'yandex']) })).toContain(
    '; frame-src https://www.google.com/maps/embed https://yandex.com.tr/map-widget/v1/;',
  );
});
