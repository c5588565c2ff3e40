import { PLACEHOLDER } from '../../../worker/model/addresses/redirect-pattern.ts';
import { SVG_POLICY } from '../../../worker/model/markup/svg-policy.ts';
import { decodeOrKeep } from '../../../worker/model/path.ts';
import { type PageForm, redirectFiles } from './file-names.ts';
import type { ExportedRedirect } from './host-files.ts';

/** The data for server configuration files. */
interface ServerFacts {
  readonly base: string;
  /** Folders of the site's other languages: `de/`. */
  readonly languages: readonly string[];
  readonly form: PageForm;
  /** Sent with every response. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly redirects: readonly ExportedRedirect[];
  /** Redirects of path patterns: `/old/*` → `/new/:splat`. */
  readonly patterns: readonly ExportedRedirect[];
}

/** Configuration files of common servers by name: headers, redirects, clean URLs and the 404 page. */
export function renderServerFiles(facts: ServerFacts): ReadonlyMap<string, string> {
  return new Map([
    ['.htaccess', renderApache(facts)],
    ['.server/nginx.conf', renderNginx(facts)],
    ['.server/s3-website.json', renderS3(facts)],
  ]);
}

/** Media types of files without an extension, by path prefix. */
const TYPES: Readonly<Record<string, string>> = {
  '_/sidebar/': 'text/html',
  // RFC 9727 §2
  '.well-known/api-catalog': 'application/linkset+json',
};

/** Media types of extensions that servers do not know. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  webmanifest: 'application/manifest+json',
  // RFC 9512
  yaml: 'application/yaml',
  yml: 'application/yaml',
};

const POLICY = 'content-security-policy';

/** File names in this folder contain content hashes. */
const HASHED_FOLDER = 'assets/';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Without a lifetime, browsers would show old pages, whose assets are gone (RFC 9111 §4.2.2). */
const NO_CACHE = 'no-cache';

/** Files for servers, other hosts and the next export. */
const OWN_FILES = '(?:(?:.*/)?\\.(?:export\\.json|htaccess|nojekyll|server/)|_(?:headers|redirects)$)';

/** For Apache with mod_headers and mod_rewrite, in the location that Apache expects. */
function renderApache({ base, languages, form, headers, redirects, patterns }: ServerFacts): string {
  const page = form === 'folder' ? '$1/index.html' : '$1.html';
  return lines([
    `ErrorDocument 404 ${base}/404.html`,
    ...languages.flatMap((folder) => [
      `<If "%{REQUEST_URI} =~ m#^${escapePattern(`${base}/${folder}`)}#">`,
      `  ErrorDocument 404 ${base}/${folder}404.html`,
      '</If>',
    ]),
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .json .md .xml',
    ...Object.entries(EXTENSIONS).map(([extension, type]) => `AddType ${type} .${extension}`),
    '<IfModule mod_headers.c>',
    ...headers.map(([name, value]) => `  Header always set ${name} ${quote(value)}`),
    `  Header always set cache-control ${NO_CACHE}`,
    '  <If "%{REQUEST_URI} =~ m#\\.svg$#">',
    `    Header always set ${POLICY} ${quote(SVG_POLICY)}`,
    '  </If>',
    `  <If "%{REQUEST_URI} =~ m#^${escapePattern(base)}/${anyFolder(languages)}${HASHED_FOLDER}#">`,
    `    Header always set cache-control "${IMMUTABLE}" "expr=%{REQUEST_STATUS} -lt 400"`,
    '  </If>',
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    // The home page's path has no slash at its end.
    '  RewriteOptions AllowNoSlash',
    `  RewriteBase ${base}/`,
    `  RewriteRule ^${OWN_FILES} - [R=404,L]`,
    ...redirects.map(({ href, location }) => {
      const path = escapePattern(decodeOrKeep(href).slice(base.length + 1));
      return `  RewriteRule "^${path}$" ${apacheTarget(APACHE.toPlain(location))}`;
    }),
    ...Object.entries(TYPES).map(
      ([path, type]) => `  RewriteRule "^${anyFolder(languages)}${escapePattern(path)}" - [T=${type}]`,
    ),
    // Redirects other forms of a URL to the clean one.
    `  RewriteCond %{THE_REQUEST} "\\s${HTML}"`,
    '  RewriteCond %{REQUEST_URI} !/404\\.html$',
    '  RewriteRule . /%1 [R=301,L,NE]',
    `  RewriteCond %{THE_REQUEST} "\\s${FOLDER}"`,
    `  RewriteCond %{REQUEST_URI} !^${escapePattern(base)}/$`,
    '  RewriteRule . /%1 [R=301,L,NE]',
    `  RewriteCond %{REQUEST_URI} ^${escapePattern(base)}/?$`,
    '  RewriteRule ^ index.html [END]',
    ...languages.map((folder) => `  RewriteRule ^${escapePattern(folder.slice(0, -1))}$ ${folder}index.html [END]`),
    // Below a file or a missing folder, the file name ends there. After [L], the rules would apply to the page's file.
    `  RewriteCond "%{REQUEST_FILENAME}%{PATH_INFO}${form === 'folder' ? '/index.html' : '.html'}" -f`,
    `  RewriteRule ^(.+)$ ${page} [END]`,
    // Pages and files come before patterns, as in the worker.
    ...patterns.flatMap(({ href, location }) => {
      const { path, request, target } = toExpressions(href, location, APACHE);
      const others = languages.filter((folder) => !href.startsWith(`${base}/${folder}`));
      return [
        `  RewriteCond %{REQUEST_URI} "^${path}$"`,
        ...others.map((folder) => `  RewriteCond %{REQUEST_URI} "!^${escapePattern(`${base}/${folder}`)}"`),
        '  RewriteCond "%{REQUEST_FILENAME}%{PATH_INFO}" !-f',
        `  RewriteCond %{THE_REQUEST} "\\s${request}${END}"`,
        `  RewriteRule ^ ${apacheTarget(target)}`,
      ];
    }),
    '</IfModule>',
  ]);
}

/** The end of a rule. Without QSD, the query would follow the fragment. */
function apacheTarget(target: string): string {
  return `"${target}" [R=301,L,NE${/^[^?]*#/.test(target) ? ',QSD' : ''}]`;
}

/** To include in a `server` block whose `root` is the export. */
function renderNginx({ base, languages, form, headers, redirects, patterns }: ServerFacts): string {
  const bases = [...languages.map((folder) => `${base}/${folder}`), `${base}/`];
  const page = form === 'folder' ? '$uri/index.html' : '$uri.html';
  const below = `${escapePattern(base)}/.+`;
  const types = Object.entries(EXTENSIONS)
    .map(([extension, type]) => `${type} ${extension};`)
    .join(' ');
  return lines([
    '# Include this file in a server block. Its root is the exported folder or, for a site with a base path, the parent folder.',
    // A header in a location would replace all of these.
    `set $policy ${quote(headers.find(([name]) => name === POLICY)?.[1] ?? '')};`,
    `if ($uri ~ "\\.svg$") { set $policy ${quote(SVG_POLICY)}; }`,
    ...headers.map(([name, value]) => `add_header ${name} ${name === POLICY ? '$policy' : quote(value)} always;`),
    'expires -1;',
    'charset utf-8;',
    'charset_types text/plain text/markdown text/xml application/json;',
    `error_page 404 ${base}/404.html;`,
    ...redirects.map(
      ({ href, location }) => `location = ${quote(decodeOrKeep(href))} { ${nginxReturn(NGINX.toPlain(location))} }`,
    ),
    `location ~ ^${escapePattern(base)}/${OWN_FILES} { return 404; }`,
    `location ~ ^${below}\\.html$ { ${nginxMove(HTML, '/$1')} }`,
    ...bases.flatMap((folder) => [
      ...Object.entries(TYPES).map(([path, type]) => `location ^~ ${folder}${path} { default_type ${type}; }`),
      // Headers in a location would replace those above.
      `location ^~ ${folder}${HASHED_FOLDER} { expires 1y; }`,
    ]),
    `location = ${quote(`${base}/`)} { try_files ${base}/index.html =404; }`,
    ...bases
      .filter((folder) => folder !== '/')
      .map((folder) => `location = ${folder.slice(0, -1)} { try_files ${folder}index.html =404; }`),
    `location ~ ^${below}/$ { ${nginxMove(FOLDER, '/$1')} }`,
    ...bases.flatMap((folder) => {
      const missing = `@missing${folder.replaceAll('/', '-')}`;
      const own = patterns.filter(({ href }) => bases.find((other) => href.startsWith(other)) === folder);
      return [
        `location ~ ^${escapePattern(folder)}.+\\.(?:${Object.keys(EXTENSIONS).join('|')})$ { types { ${types} } try_files $uri ${missing}; }`,
        `location ${folder} { try_files $uri ${page} ${missing}; }`,
        // Pages and files come before patterns, as in the worker.
        `location ${missing} {`,
        `  error_page 404 ${folder}404.html;`,
        '  set $paths "$request_uri $uri";',
        ...own.map((pattern) => `  ${nginxPattern(pattern)}`),
        '  return 404;',
        '}',
      ];
    }),
  ]);
}

/** Matches the path as sent, for its groups, and the decoded path after it: one "if" compares one variable. */
function nginxPattern({ href, location }: ExportedRedirect): string {
  const { path, request, target } = toExpressions(href, location, NGINX);
  return `if ($paths ~ ${quote(`^${request}(?:\\?\\S*)? ${path}$`)}) { ${nginxReturn(target)} }`;
}

/** Redirects requests that match as sent. Its groups are safe to repeat, unlike those of a location. */
function nginxMove(request: string, target: string): string {
  return `if ($request_uri ~ ${quote(`^${request}`)}) { ${nginxReturn(target)} }`;
}

function nginxReturn(target: string): string {
  return `return 301 ${quote(target + (/[?#]/.test(target) ? '' : '$is_args$args'))};`;
}

/** For `aws s3api put-bucket-website`. A bucket cannot send our headers, so pages contain the policy. */
function renderS3({ base, redirects, patterns }: ServerFacts): string {
  // A prefix would catch unknown paths, too, so what has a page of its own gets no rule.
  const exact = redirects
    .filter(({ href }) => redirectFiles(href).length === 0)
    .map(({ href, location }) => ({
      Condition: { KeyPrefixEquals: decodeOrKeep(href).slice(1), HttpErrorCodeReturnedEquals: '404' },
      Redirect: { ...toTarget(location), HttpRedirectCode: '301' },
    }));
  const rules = [...exact, ...patterns.flatMap(toPrefixRule)].slice(0, MAX_S3_RULES);
  return `${JSON.stringify(
    {
      IndexDocument: { Suffix: 'index.html' },
      ErrorDocument: { Key: `${base}/404.html`.slice(1) },
      ...(rules.length === 0 ? {} : { RoutingRules: rules }),
    },
    null,
    2,
  )}\n`;
}

/** S3's limit. Further ones are missing there: a rule is for what has no redirect page. */
const MAX_S3_RULES = 50;

/** S3 supports only prefixes: `/old/*` → `/new/:splat`. */
function toPrefixRule({ href, location }: ExportedRedirect): object[] {
  const [, prefix] = /^\/([^:*]*)\*$/.exec(href) ?? [];
  const [, target] = /^(\/[^:]*):splat$/.exec(location) ?? [];
  if (prefix === undefined || target === undefined) return [];
  return [
    {
      Condition: { KeyPrefixEquals: decodeOrKeep(prefix), HttpErrorCodeReturnedEquals: '404' },
      Redirect: { ReplaceKeyPrefixWith: target.slice(1), HttpRedirectCode: '301' },
    },
  ];
}

/*
 * Parts of a path as it was sent. Targets repeat only these: a decoded path can have line breaks, and "?". Browsers read
 * `//` and `/\` at the start of a path as the beginning of a host.
 */
const SEGMENT = '[^/?\\s\\x5C]+';
const REST = '[^?\\s\\x5C]*';
const END = '(?:[?\\s]|$)';

/** Requests for other forms of a page's path. */
const HTML = `/+(${REST}?)(?:(?:/+|(?<=/))index)?\\.html${END}`;
const FOLDER = `/+(${REST}?)/+${END}`;

/** How a server writes targets of redirects. */
interface Dialect {
  /** A target in which nothing refers to a variable or group. */
  readonly toPlain: (target: string) => string;
  readonly group: (index: number) => string;
}

const APACHE: Dialect = {
  // In an argument in quotes, only `\"` is an escape sequence.
  toPlain: (target) => target.replace(/["\\\s]/g, encodeURIComponent).replace(/[$%]/g, '\\$&'),
  group: (index) => `%${index}`,
};

const NGINX: Dialect = {
  toPlain: (target) => target.replaceAll('$', '%24'),
  group: (index) => `$${index}`,
};

/** Converts a pattern to an expression for the decoded path, one for the path as sent, and a target with its groups. */
function toExpressions(
  href: string,
  location: string,
  { toPlain, group }: Dialect,
): { readonly path: string; readonly request: string; readonly target: string } {
  const names: string[] = [];
  const parts = href
    .slice(1)
    .split('/')
    .map((part) => {
      if (part === '*') {
        names.push('splat');
        // If it matched nothing, `/:splat/` would be `//`.
        const request = location.startsWith('/:splat/') ? `/+(${SEGMENT}${REST})` : `(?:/+(${REST}))?`;
        return { path: '(?s:/.*)?', request };
      }
      if (!part.startsWith(':')) return { path: `/${escapePattern(decodeOrKeep(part))}`, request: `/+${SEGMENT}` };
      names.push(part.slice(1));
      return { path: '/[^/]+', request: `/+(${SEGMENT})` };
    });
  const target = toPlain(location).replace(PLACEHOLDER, (written, name) =>
    names.includes(name) ? group(names.indexOf(name) + 1) : written,
  );
  return {
    path: parts.map(({ path }) => path).join(''),
    request: parts.map(({ request }) => request).join(''),
    target,
  };
}

function toTarget(location: string): Readonly<Record<string, string>> {
  if (location.startsWith('/')) return { ReplaceKeyWith: location.slice(1) };
  const { protocol, host, pathname, search, hash } = new URL(location);
  return { Protocol: protocol.slice(0, -1), HostName: host, ReplaceKeyWith: (pathname + search + hash).slice(1) };
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&').replace(/[\r\n]/g, '')}"`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\"]/g, '\\$&');
}

/** Matches the folder of any language, or none. */
function anyFolder(languages: readonly string[]): string {
  return languages.length === 0 ? '' : `(?:${languages.map(escapePattern).join('|')})?`;
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}
