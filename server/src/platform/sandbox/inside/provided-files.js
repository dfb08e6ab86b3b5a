import { requestInterceptor } from 'jsdom';

/**
 * Returns an interceptor that loads only the files that were passed with the page.
 * @param {string} origin
 * @param {Readonly<Record<string, string>>} files
 */
export function provideFiles(origin, files) {
  return requestInterceptor(({ url }) => {
    const { origin: asked, pathname } = new URL(url);
    if (asked === origin && Object.hasOwn(files, pathname)) return new Response(files[pathname] ?? '');
    throw new Error(`${pathname} sürümün bir dosyası değil.`);
  });
}
