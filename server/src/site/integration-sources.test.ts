import type { Integration } from '@vitrin/shared-contracts/integrations';
import { panelPolicy, publicPolicy, signInPolicy } from './policies.ts';

const google = (id: string, category: Integration['category']): Integration => ({ provider: 'google', category, id });
const tag = google('G-ABC1234567', 'analytics');
const ads = google('AW-123456789', 'marketing');
const container = google('GTM-ABC1234', 'marketing');
const metrica: Integration = { provider: 'yandex', category: 'analytics', id: '12345678' };
const pixel: Integration = { provider: 'facebook', category: 'marketing', id: '1234567890123456' };

/** Returns the third-party hosts of each directive. */
function allowedHosts(integrations: Integration[]): Record<string, string[]> {
  const directives = publicPolicy(['sha256-x'], { integrations })
    .split('; ')
    .map((directive) => directive.split(' '));
  return Object.fromEntries(
    directives.flatMap(([name = '', ...sources]) => {
      const hosts = sources.filter((source) => source.startsWith('https:'));
      return hosts.length > 0 ? [[name, hosts]] : [];
    }),
  );
}

const TAGS = 'https://www.googletagmanager.com';

test.each([
  [[], {}],
  [
    [tag],
    {
      'script-src': [TAGS],
      'connect-src': [
        TAGS,
        'https://www.google-analytics.com',
        'https://region1.google-analytics.com',
        'https://analytics.google.com',
        'https://region1.analytics.google.com',
      ],
      'img-src': [TAGS, 'https://www.google-analytics.com'],
    },
  ],
  [
    [metrica],
    {
      'script-src': [
        'https://mc.yandex.ru',
        'https://mc.yandex.com',
        'https://mc.yandex.com.tr',
        'https://yastatic.net',
      ],
      'connect-src': ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://mc.yandex.com.tr'],
      'img-src': ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://mc.yandex.com.tr'],
    },
  ],
  [
    [pixel],
    {
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
      'img-src': ['https://www.facebook.com'],
    },
  ],
])('%j allows exactly its own hosts', (integrations, expected) => {
  expect(allowedHosts(integrations)).toEqual(expected);
});

test('a container allows the hosts of analytics and advertising together, each host once', () => {
  const together = allowedHosts([tag, ads]);
  expect(allowedHosts([container])).toEqual(together);
  expect(allowedHosts([container, tag, ads])).toEqual(together);
  expect(together['script-src']).toEqual([
    TAGS,
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
  ]);
});

test('no configuration allows inline scripts, framing, or anything but named https hosts', () => {
  const policy = publicPolicy(['sha256-x', 'sha256-y'], { integrations: [tag, ads, container, metrica, pixel] });
  expect(policy).not.toMatch(/unsafe|\*|nonce|http:|frame-src/);
  expect(policy).toContain("default-src 'none'; script-src 'self' https://");
  expect(policy).toContain("style-src 'self' 'sha256-x' 'sha256-y'");
  expect(policy).toMatch(/img-src 'self' (?:https:\S+ )+data:;/);
});

test('sign-in and panel policies allow no third-party hosts', () => {
  expect(signInPolicy(['sha256-x'])).not.toContain('https:');
  expect(panelPolicy('n')).not.toContain('https:');
});
