import type { RouteObject } from '@vitrin/shared-contracts/router';
import { loadFirstRoutes } from './load-first-routes.ts';

function Page(): null {
  return null;
}

test('only the lazy parts of the current page are loaded before hydration', async () => {
  const other = jest.fn();
  const routes: RouteObject[] = [
    {
      id: 'root',
      children: [
        { id: 'home', path: '/', lazy: async () => ({ Component: Page, handle: { status: 200 } }) },
        { id: 'articles', path: '/makaleler', lazy: other },
      ],
    },
  ];
  await loadFirstRoutes(routes, '/');
  expect(routes[0]?.children?.[0]).toMatchObject({ Component: Page, handle: { status: 200 }, lazy: undefined });
  expect(other).not.toHaveBeenCalled();
});
