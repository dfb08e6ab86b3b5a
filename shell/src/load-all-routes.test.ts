import { loadAllRoutes } from './load-all-routes.ts';

const page = { Component: () => null };

test('every lazy part is loaded once, and every route is returned with its full path', async () => {
  const lazy = jest.fn(async () => page);
  const part = jest.fn(async () => page.Component);
  const routes = await loadAllRoutes([
    {
      id: 'root',
      children: [
        { id: 'home', index: true, lazy },
        { id: 'absolute', path: '/makale/:slug', lazy },
        { path: 'alt', children: [{ id: 'deep', path: 'sayfa', lazy: { Component: part } }] },
      ],
    },
  ]);
  expect(routes).toEqual([
    { id: 'home', path: '/' },
    { id: 'absolute', path: '/makale/:slug' },
    { id: '/alt', path: '/alt' },
    { id: 'deep', path: '/alt/sayfa' },
  ]);
  expect(lazy).toHaveBeenCalledTimes(2);
  expect(part).toHaveBeenCalledTimes(1);
});

test('a part that fails to load rejects the whole call', async () => {
  const lazy = async () => Promise.reject(new Error('Loading chunk home failed'));
  await expect(loadAllRoutes([{ id: 'home', path: '/', lazy }])).rejects.toThrow('Loading chunk home failed');
});
