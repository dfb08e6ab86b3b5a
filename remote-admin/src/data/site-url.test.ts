import type { BootBlock } from '@vitrin/shared-contracts/boot';
import { bootStore } from '@vitrin/shared-contracts/state';
import { pathOfOwnAddress, siteOrigin, siteUrl } from './site-url.ts';

afterEach(() => bootStore.set(null));

const onHostOfItsOwn = () => bootStore.set({ site_origin: 'https://www.ornek.com.tr' } as BootBlock);

it('links to the site by its path while the panel is on the same host', () => {
  expect(siteUrl('/makale/kopru')).toBe('/makale/kopru');
  expect(siteOrigin()).toBe(location.origin);
  expect(pathOfOwnAddress('https://www.ornek.com.tr/makale/kopru')).toBeNull();
});

it('links to the host of the site while the panel has a host of its own', () => {
  onHostOfItsOwn();
  expect(siteUrl('/makale/kopru')).toBe('https://www.ornek.com.tr/makale/kopru');
  expect(siteOrigin()).toBe('https://www.ornek.com.tr');
});

it('recognises addresses that were copied from the site or from the panel', () => {
  onHostOfItsOwn();
  expect(pathOfOwnAddress('https://www.ornek.com.tr/media/a.jpg')).toBe('/media/a.jpg');
  expect(pathOfOwnAddress(`${location.origin}/media/a.jpg`)).toBe('/media/a.jpg');
  expect(pathOfOwnAddress('https://www.ornek.com.tr.baska.example/a')).toBeNull();
});
