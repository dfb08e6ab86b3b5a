import { installed } from './packages.ts';
import { responds, type Workspace } from './processes.ts';

/** Starts nginx with the given directives of one server, which listens on the given port of the loopback interface. */
export async function startNginx(
  workspace: Workspace,
  { name, port, server }: { name: string; port: number; server: string },
): Promise<string> {
  const address = `http://127.0.0.1:${port}`;
  const config = workspace.write(`${name}.nginx.conf`, configuration(workspace.addFolder(name), port, server));
  const args = ['-c', config, '-e', 'stderr', '-g', 'daemon off;'];
  await workspace.start(installed.nginx, args, () => responds(`${address}/`));
  return address;
}

function configuration(folder: string, port: number, server: string): string {
  return `worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  access_log off;
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_comp_level 5;
  gzip_types text/css application/javascript text/javascript application/json image/svg+xml;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    ${server}
  }
}
`;
}
