import { ApiFailure } from '@vitrin/shared-contracts/remote-app';
import { redirectToCurrentSlug, orRedirectToNotFound } from './slug-page.ts';

const page = { seo_name: 'zemin', alternates: { tr: 'zemin', en: 'ground' } };
const toPath = (slug: string) => `/makale/${slug}`;

function caughtRedirect(action: () => void): unknown[] {
  try {
    action();
  } catch (response) {
    return response instanceof Response ? [response.status, response.headers.get('Location')] : ['no response'];
  }
  return [];
}

test('the own slug of a page is not redirected', () =>
  expect(caughtRedirect(() => redirectToCurrentSlug(page, 'zemin', 'zemin', toPath))).toEqual([]));

test('a slug of another language redirects with 302, an old slug with 301', () => {
  expect(caughtRedirect(() => redirectToCurrentSlug(page, 'ground', 'zemin', toPath))).toEqual([302, '/makale/zemin']);
  expect(caughtRedirect(() => redirectToCurrentSlug(page, 'eski-zemin', 'zemin', toPath))).toEqual([
    301,
    '/makale/zemin',
  ]);
});

test('only status 404 redirects to the not-found page; other errors are rethrown', async () => {
  await expect(orRedirectToNotFound(Promise.reject(new ApiFailure(404, 'yok')))).rejects.toMatchObject({ status: 302 });
  await expect(orRedirectToNotFound(Promise.reject(new ApiFailure(503, 'kapalı')))).rejects.toMatchObject({
    name: 'ApiFailure',
  });
});

test('on Back navigation the redirect replaces the history entry', () => {
  const replaces = () => {
    try {
      redirectToCurrentSlug(page, 'ground', 'zemin', toPath);
    } catch (response) {
      return response instanceof Response && response.headers.has('X-Remix-Replace');
    }
    return null;
  };
  window.history.replaceState(null, '', '/makaleler');
  expect(replaces()).toBe(false);
  window.history.replaceState(null, '', '/makale/ground');
  expect(replaces()).toBe(true);
});
