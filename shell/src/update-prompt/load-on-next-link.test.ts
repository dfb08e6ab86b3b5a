import { loadOnNextLink } from './load-on-next-link.ts';

test('a clicked link of the site is handled by the browser once there is a newer release; other links are not affected', () => {
  const taken: string[] = [];
  let isNewer = false;
  document.body.innerHTML =
    '<div><a href="/makaleler">Makaleler</a><a href="#ust">Yukarı</a><a href="https://elsewhere.example/">Dış</a></div>';
  document.body.firstElementChild?.addEventListener('click', (event) =>
    taken.push((event.target as Element).textContent),
  );
  const pressAll = () => {
    taken.length = 0;
    for (const link of document.querySelectorAll('a')) {
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    return taken;
  };
  // Prevents the navigation, which jsdom does not implement.
  const hold = (event: Event) => event.preventDefault();
  addEventListener('click', hold, true);
  loadOnNextLink(() => isNewer);
  expect(pressAll()).toEqual(['Makaleler', 'Yukarı', 'Dış']);
  isNewer = true;
  expect(pressAll()).toEqual(['Yukarı', 'Dış']);
  removeEventListener('click', hold, true);
});
