import { publicPolicy } from './policies.ts';
import { originsOf, shownVideos } from './shown-videos.ts';

const youtube = '<p class="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">a</a></p>';
const vimeo = '<p class="video"><a href="https://vimeo.com/76979871" rel="noopener">b</a></p>';

it.each([
  ['a video of each site', vimeo + youtube + youtube, ['vimeo', 'youtube']],
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
});
