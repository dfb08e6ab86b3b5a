import { existsSync } from 'node:fs';
import path from 'node:path';
import { pictureAddress, type Picture } from '@vitrin/shared-contracts/pictures';
import { credentials, freePort } from '../site.ts';
import type { PeerContent } from './content.ts';
import { startNginx } from './nginx.ts';
import { installed } from './packages.ts';
import { responds, type Workspace } from './processes.ts';

export const wordpressUser = { name: 'yonetici', password: credentials.password };

const SEED = path.join(import.meta.dirname, 'wordpress-seed.php');

/**
 * Installs WordPress from its Debian package with its default theme and the content of the demo site. Database and
 * php-fpm have the defaults of their packages.
 */
export async function startWordpress(workspace: Workspace, content: PeerContent, site: string): Promise<string> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const folder = path.join(workspace.folder, 'wordpress');
  workspace.run('cp', ['--recursive', '--dereference', installed.wordpress, folder]);
  await startDatabase(workspace);
  workspace.write('wordpress/wp-config.php', configuration(workspace.folder, address));
  const seed = workspace.write(
    'content.json',
    JSON.stringify(await seedContent(workspace, content, { address, site })),
  );
  for (const step of ['install', 'seed'])
    workspace.run(installed.php, ['-d', 'memory_limit=512M', '-d', 'display_errors=stderr', SEED, step, folder, seed]);
  await startFastCgi(workspace);
  const server = `root ${folder}; index index.php; client_max_body_size 32m;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_pass unix:${workspace.folder}/fpm.sock;
    }
    location ~* \\.(js|css|png|jpg|jpeg|gif|ico|svg|webp|woff2?)$ { expires max; log_not_found off; try_files $uri /index.php?$args; }`;
  await startNginx(workspace, { name: 'wordpress-nginx', port, server });
  if (!(await responds(`${address}/wp-login.php`))) throw new Error('WordPress does not serve its sign-in page');
  return address;
}

async function startDatabase(workspace: Workspace): Promise<void> {
  const data = workspace.addFolder('database');
  const socket = path.join(workspace.folder, 'database.sock');
  const sql = workspace.write(
    'database.sql',
    `CREATE DATABASE wordpress CHARACTER SET utf8mb4;
CREATE USER wordpress@localhost IDENTIFIED BY 'wordpress';
GRANT ALL ON wordpress.* TO wordpress@localhost;
`,
  );
  const options = ['--no-defaults', `--datadir=${data}`];
  workspace.run(installed.installDatabase, [...options, '--auth-root-authentication-method=normal', '--skip-test-db']);
  await workspace.start(
    installed.mariadbd,
    [
      ...options,
      `--socket=${socket}`,
      `--pid-file=${data}/database.pid`,
      `--init-file=${sql}`,
      '--skip-networking',
      '--character-set-server=utf8mb4',
    ],
    () => existsSync(socket),
  );
}

/** The pool has the values of Debian's pool `www`. */
async function startFastCgi(workspace: Workspace): Promise<void> {
  const socket = path.join(workspace.folder, 'fpm.sock');
  const pool = workspace.write(
    'fpm.conf',
    `[global]
error_log = ${workspace.folder}/fpm.log
[www]
listen = ${socket}
pm = dynamic
pm.max_children = 5
pm.start_servers = 2
pm.min_spare_servers = 1
pm.max_spare_servers = 3
`,
  );
  await workspace.start(installed.fastCgi(), ['--nodaemonize', '--fpm-config', pool], () => existsSync(socket));
}

/** Without requests to other hosts, which a comparison cannot depend on. */
function configuration(folder: string, address: string): string {
  const keys = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [`${name}_KEY`, `${name}_SALT`]);
  return `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'wordpress');
define('DB_PASSWORD', 'wordpress');
define('DB_HOST', 'localhost:${folder}/database.sock');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_SITEURL', '${address}');
define('WP_HOME', '${address}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
${keys.map((key) => `define('${key}', '${crypto.randomUUID()}');`).join('\n')}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

/** Returns the input of wordpress-seed.php: the content with local copies of its pictures. */
async function seedContent(
  workspace: Workspace,
  { name, home, biography, contact, articles }: PeerContent,
  { address, site }: { address: string; site: string },
): Promise<object> {
  workspace.addFolder('pictures');
  const withFile = async <T extends { picture?: Picture }>(page: T) =>
    page.picture ? { ...page, picture: await savePicture(workspace, page.picture, site) } : page;
  return {
    address,
    name,
    user: wordpressUser.name,
    password: wordpressUser.password,
    email: credentials.email,
    home: await withFile(home),
    biography: await withFile(biography),
    contact,
    articles: await Promise.all(articles.map(withFile)),
  };
}

async function savePicture(workspace: Workspace, picture: Picture, site: string): Promise<object> {
  const address = pictureAddress(picture, 'jpg', picture.width);
  const response = await fetch(site + address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  const file = workspace.write(`pictures/${path.basename(address)}`, new Uint8Array(await response.arrayBuffer()));
  return { file, alt: picture.alt };
}
