import { ApiFailure } from 'shared-contracts/remote-app';
import { keepAddress, orNotFound } from './slug-page.ts';

const page = { seo_name: 'zemin', alternates: { tr: 'zemin', en: 'ground' } };
const toPath = (slug: string) => `/makale/${slug}`;

function redirection(action: () => void): unknown[] {
  try {
    action();
  } catch (response) {
    return response instanceof Response ? [response.status, response.headers.get('Location')] : ['no response'];
  }
  return [];
}

test('the own slug stays', () => expect(redirection(() => keepAddress(page, 'zemin', 'zemin', toPath))).toEqual([]));

test('another language’s slug leads on for now, an old one for good', () => {
  expect(redirection(() => keepAddress(page, 'ground', 'zemin', toPath))).toEqual([302, '/makale/zemin']);
  expect(redirection(() => keepAddress(page, 'eski-zemin', 'zemin', toPath))).toEqual([301, '/makale/zemin']);
});

test('only an unknown page is not found; other failures stay failures', async () => {
  await expect(orNotFound(Promise.reject(new ApiFailure(404, 'yok')))).rejects.toMatchObject({ status: 302 });
  await expect(orNotFound(Promise.reject(new ApiFailure(503, 'kapalı')))).rejects.toMatchObject({ name: 'ApiFailure' });
});

test('on the way back the own address takes the place of the other', () => {
  const replaces = () => {
    try {
      keepAddress(page, 'ground', 'zemin', toPath);
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
