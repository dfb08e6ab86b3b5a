import { parseVideoAddress, playerAddress, videoPage } from './video-address.ts';

const id = 'dQw4w9WgXcQ';

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/watch?list=x&v=${id}&t=30s`,
  `http://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}/`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `  https://youtube.com/embed/${id} `,
])('%s is a video of YouTube', (address) => {
  const video = parseVideoAddress(address);
  expect(video && videoPage(video)).toBe(`https://www.youtube.com/watch?v=${id}`);
  expect(video && playerAddress(video)).toBe(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`);
});

test.each([
  [
    'https://vimeo.com/76979871',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  [
    'https://vimeo.com/76979871/ab12cd34ef',
    'https://vimeo.com/76979871/ab12cd34ef',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd34ef',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=ab12cd34ef',
    'https://vimeo.com/76979871/ab12cd34ef',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd34ef',
  ],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
])('%s is a video of Vimeo', (address, page, player) => {
  const video = parseVideoAddress(address);
  expect(video && videoPage(video)).toBe(page);
  expect(video && playerAddress(video)).toBe(player);
});

test.each([
  '',
  'video',
  'https://www.youtube.com/',
  'https://www.youtube.com/@kanal',
  `https://www.youtube.com/watch?v=${id}0`,
  'https://www.youtube.com/watch?v="><script>',
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/https://youtu.be/${id}`,
  `javascript:https://youtu.be/${id}`,
  'https://vimeo.com/kanal',
  'https://vimeo.com/76979871/../x',
  'https://vimeo.com.evil.example/76979871',
])('%s is no video', (address) => {
  expect(parseVideoAddress(address)).toBeNull();
});
