import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockDialogs } from './testing/dialogs.ts';
import type { FakeSite } from './testing/fake-site.ts';
import { section, slide } from './testing/home-sections.ts';
import { visit } from './testing/visit.tsx';

const WIDTH = 1000;
const sections = [section(1, 'slider')];

beforeAll(mockDialogs);

/** jsdom has no layout: gives the scroller a width and makes `scrollTo` take effect at once. */
async function visitSlides(change: Partial<FakeSite> = {}) {
  await visit('/', { sections, ...change });
  const region = screen.getByRole('region', { name: 'Öne çıkanlar' });
  const track = region.querySelector('.track') as HTMLElement;
  Object.defineProperty(track, 'clientWidth', { value: WIDTH });
  track.scrollTo = ((to: ScrollToOptions) => swipe(track, to.left ?? 0)) as typeof track.scrollTo;
  return { region: within(region), element: region, track };
}

function swipe(track: HTMLElement, left: number): void {
  track.scrollLeft = left;
  act(() => void fireEvent.scroll(track));
}

const dot = (number: number) => screen.getByRole('link', { name: `Görsel ${number} / 3` });

test('a single slide is a static hero with two links', async () => {
  await visit('/', { sections, slides: [slide(1, { link_url: '/makaleler', text: 'Bir satır' })] });
  expect(screen.getByRole('heading', { level: 1, name: 'Slayt 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Devamını oku: Slayt 1' })).toHaveAttribute('href', '/makaleler');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'İletişime geçin' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sonraki' })).not.toBeInTheDocument();
});

test('a slide that links to the contact page has no second link to it', async () => {
  await visit('/', { sections, slides: [slide(1, { link_url: '/iletisim' })] });
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: 'İletişime geçin' })).toHaveLength(1);
  expect(main.queryByRole('link', { name: /^Devamını oku/ })).not.toBeInTheDocument();
});

test.each(['/media/katalog.pdf', 'https://baska.example/sayfa'])('a slide can link to %s', async (address) => {
  await visit('/', { sections, slides: [slide(1, { link_url: address })] });
  expect(screen.getByRole('link', { name: 'Devamını oku: Slayt 1' })).toHaveAttribute('href', address);
});

test('several slides are a carousel with accessible roles and names, and only the first picture loads eagerly', async () => {
  const { region, element } = await visitSlides();
  expect(element).toHaveAttribute('aria-roledescription', 'slayt gösterisi');
  expect(region.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Görsel 1 / 3',
    'Görsel 2 / 3',
    'Görsel 3 / 3',
  ]);
  expect([...element.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ]);
  expect(element.querySelector('[aria-live]')).toBeEmptyDOMElement();
});

test('the arrow buttons turn the carousel, wrap around at the ends and announce the position', async () => {
  const { region, element } = await visitSlides();
  await userEvent.click(region.getByRole('button', { name: 'Sonraki' }));
  expect(dot(2)).toHaveAttribute('aria-current', 'true');
  expect(element.querySelector('[aria-live]')).toHaveTextContent('Görsel 2 / 3: Slayt 2');
  await userEvent.click(region.getByRole('button', { name: 'Sonraki' }));
  await userEvent.click(region.getByRole('button', { name: 'Sonraki' }));
  expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await userEvent.click(region.getByRole('button', { name: 'Önceki' }));
  expect(dot(3)).toHaveAttribute('aria-current', 'true');
});

test('the arrow keys turn the carousel wherever the focus is inside it', async () => {
  const { track } = await visitSlides();
  dot(1).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(track.scrollLeft).toBe(2 * WIDTH);
  await userEvent.keyboard('{ArrowLeft}');
  expect(track.scrollLeft).toBe(WIDTH);
});

test('in right-to-left text the arrow keys still turn the carousel in the direction they point to', async () => {
  const { track } = await visitSlides();
  track.style.direction = 'rtl';
  dot(1).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(track.scrollLeft).toBe(-WIDTH);
  expect(dot(2)).toHaveAttribute('aria-current', 'true');
});

test('the dots link to their slides and follow a swipe', async () => {
  const { track } = await visitSlides();
  expect(document.querySelector(dot(3).getAttribute('href') ?? '')).toHaveTextContent('Slayt 3');
  await userEvent.click(dot(3));
  expect(track.scrollLeft).toBe(2 * WIDTH);
  swipe(track, WIDTH);
  expect(dot(2)).toHaveAttribute('aria-current', 'true');
});

test('the title of the section is the accessible name of the carousel', async () => {
  await visit('/', { sections: [section(1, 'slider', { title: 'Son işlerimiz' })] });
  expect(screen.getByRole('region', { name: 'Son işlerimiz' })).toBeVisible();
});
