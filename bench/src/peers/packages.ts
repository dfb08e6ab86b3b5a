import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const WORDPRESS = '/usr/share/wordpress';
const PHP = '/usr/bin/php';
const SYSTEM_PROGRAMS = '/usr/sbin';

/** PHP extensions that WordPress needs, by the Debian package that contains each. */
const extensionPackages = {
  'php-mysql': 'mysqli',
  'php-gd': 'gd',
  'php-intl': 'intl',
  'php-curl': 'curl',
  'php-xml': 'xml',
  'php-mbstring': 'mbstring',
} as const;

/** Paths of what the Debian packages install. */
export const installed = {
  nginx: `${SYSTEM_PROGRAMS}/nginx`,
  mariadbd: `${SYSTEM_PROGRAMS}/mariadbd`,
  installDatabase: '/usr/bin/mariadb-install-db',
  php: PHP,
  wordpress: WORDPRESS,
  /** The program has the PHP version in its name. */
  fastCgi: () => `${SYSTEM_PROGRAMS}/${fastCgiName() ?? 'php-fpm'}`,
} as const;

/** Returns the Debian packages that the peers need and this machine lacks. */
export function missingPackages(): string[] {
  const needed: Readonly<Record<string, boolean>> = {
    nginx: existsSync(installed.nginx),
    'mariadb-server': existsSync(installed.mariadbd) && existsSync(installed.installDatabase),
    'php-cli': existsSync(PHP),
    'php-fpm': fastCgiName() !== undefined,
    ...installedExtensions(),
    wordpress: existsSync(`${WORDPRESS}/wp-settings.php`),
    'wordpress-l10n': existsSync(`${WORDPRESS}/wp-content/languages/tr_TR.mo`),
    'wordpress-theme-twentytwentythree': existsSync(`${WORDPRESS}/wp-content/themes/twentytwentythree`),
  };
  return Object.keys(needed).filter((name) => needed[name] !== true);
}

function installedExtensions(): Record<string, boolean> {
  const loaded = (spawnSync(PHP, ['-m'], { encoding: 'utf8' }).stdout ?? '').split('\n');
  return Object.fromEntries(Object.entries(extensionPackages).map(([name, part]) => [name, loaded.includes(part)]));
}

function fastCgiName(): string | undefined {
  if (!existsSync(SYSTEM_PROGRAMS)) return undefined;
  return readdirSync(SYSTEM_PROGRAMS).find((name) => /^php-fpm\d/.test(name));
}
