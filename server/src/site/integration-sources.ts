import type { Integration } from '@vitrin/shared-contracts/integrations';

/** Sources that a policy allows in addition to the site's own origin, by directive. */
export type PolicySources = Readonly<Record<'script-src' | 'connect-src' | 'img-src', readonly string[]>>;

const TAG_MANAGER = 'https://www.googletagmanager.com';

const analytics: PolicySources = {
  'script-src': [TAG_MANAGER],
  'connect-src': [
    TAG_MANAGER,
    'https://www.google-analytics.com',
    'https://region1.google-analytics.com',
    'https://analytics.google.com',
    'https://region1.analytics.google.com',
  ],
  'img-src': [TAG_MANAGER, 'https://www.google-analytics.com'],
};

const advertising: PolicySources = {
  'script-src': [TAG_MANAGER, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  'connect-src': [
    TAG_MANAGER,
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
  'img-src': [
    TAG_MANAGER,
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
    'https://www.google.com.tr',
  ],
};

const YANDEX = ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://mc.yandex.com.tr'];
const yandex: PolicySources = {
  'script-src': [...YANDEX, 'https://yastatic.net'],
  'connect-src': YANDEX,
  'img-src': YANDEX,
};

const facebook: PolicySources = {
  'script-src': ['https://connect.facebook.net'],
  'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
  'img-src': ['https://www.facebook.com'],
};

/**
 * Returns exactly the hosts that the configured identifiers need; a container may load Google's analytics and
 * advertising.
 */
export function integrationSources(integrations: readonly Integration[]): PolicySources {
  const needed = integrations.flatMap(sourcesOf);
  const hosts = (directive: keyof PolicySources) => [...new Set(needed.flatMap((sources) => sources[directive]))];
  return { 'script-src': hosts('script-src'), 'connect-src': hosts('connect-src'), 'img-src': hosts('img-src') };
}

function sourcesOf({ provider, id }: Integration): PolicySources[] {
  if (provider === 'yandex') return [yandex];
  if (provider === 'facebook') return [facebook];
  if (id.startsWith('GTM-')) return [analytics, advertising];
  return id.startsWith('AW-') ? [advertising] : [analytics];
}
