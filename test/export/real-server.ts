import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../free-port.ts';
import { newFolder } from '../temporary-folder.ts';

/** A web server installed on this machine, as in GitHub's CI images. */
export interface RealServer {
  readonly origin: string;
  stop(): Promise<void>;
}

export const SERVERS = ['nginx', 'apache2'] as const;
export type ServerName = (typeof SERVERS)[number];

const APACHE_MODULES = '/usr/lib/apache2/modules';
const MODULES = ['mpm_event', 'alias', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'];

export function isInstalled(name: ServerName): boolean {
  if (process.platform !== 'linux') return false;
  return spawnSync(name, ['-v']).status === 0 && (name === 'nginx' || existsSync(APACHE_MODULES));
}

/** Serves a folder that contains an export below `base`. */
export async function serveWith(name: ServerName, root: string, base: string): Promise<RealServer> {
  // The server may run as another user, who must not be kept out of any folder of the run.
  for (let folder = root; folder.startsWith(tmpdir()); folder = dirname(folder)) chmodSync(folder, 0o755);
  const dir = newFolder();
  const port = await freePort();
  const config = join(dir, 'server.conf');
  writeFileSync(config, name === 'nginx' ? nginxConfig(dir, root, base, port) : apacheConfig(dir, root, base, port));
  const args = name === 'nginx' ? ['-c', config, '-p', dir, '-g', 'daemon off;'] : ['-X', '-f', config];
  const child = spawn(name, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await answers(origin)); attempt++) {
    if (attempt === 100 || child.exitCode !== null) throw new Error(`${name} does not start: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, stop: () => end(child) };
}

function nginxConfig(dir: string, root: string, base: string, port: number): string {
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${dir};`);
  return `${user}worker_processes 1; error_log ${dir}/error.log; pid ${dir}/pid;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types; access_log off; ${paths.join(' ')}
  server { listen 127.0.0.1:${port}; absolute_redirect off; root ${root}; include ${root}${base}/.server/nginx.conf; }
}
`;
}

function apacheConfig(dir: string, root: string, base: string, port: number): string {
  const modules = MODULES.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so\n`);
  const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : '';
  return `ServerRoot ${dir}
ServerName localhost
PidFile ${dir}/pid
ErrorLog ${dir}/error.log
${modules.join('')}${user}TypesConfig /etc/mime.types
Listen 127.0.0.1:${port}
${base === '' ? `DocumentRoot ${root}` : `DocumentRoot ${dir}\nAlias ${base} ${root}${base}`}
DirectoryIndex index.html
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`;
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  }
}
