import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Extensions of application formats that documentation offers for download. */
const KEPT = new Set(
  `7z apk asc atom bin bz bz2 cer class crl deb dmg doc docx dtd eot epub eps exe geojson gpx gz ico iso jar js json json5
  jsonld m4a m4p map mathml mjs mobi msi odp ods odt ogx p7s pdf php pptx ppt ps raml rar rdf rss rtf sh sig swf tar tgz toml
  torrent ttml glb gltf obj stl war wasm webmanifest wsdl xhtml xls xlsx xml xsd xsl xslt yang zip`.split(/\s+/),
);

/** Text, image, audio, video and font types are kept, whatever the format. */
const OPEN_KIND = /^(?:text|image|audio|video|font)\/(?!vnd\.|x-|prs\.)/;

/** The package's type tables: JSON objects, each on its own line. */
const TABLES = /(mime\/types\/(?:standard|other)\.js"\(exports, module\) \{\s*module\.exports = )(\{.*?\});/gs;

/**
 * Removes most of the asset handler's media types. There are more than a thousand (10 KB of the gzipped worker), of
 * which documentation uses a few dozen.
 */
export const trimMediaTypes: Plugin = {
  name: 'trim-media-types',
  setup(build) {
    build.onLoad({ filter: /kv-asset-handler[\\/]dist[\\/]index\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      let tables = 0;
      const contents = code.replace(TABLES, (_, head: string, table: string) => {
        tables++;
        const types = Object.entries(JSON.parse(table) as Record<string, string[]>);
        return `${head}${JSON.stringify(Object.fromEntries(types.filter(isCached)))};`;
      });
      if (tables !== 2) throw new Error(`Cannot find the media types in ${path}: its version has changed`);
      return { contents, loader: 'js' };
    });
  },
};

function isCached([type, extensions]: readonly [string, readonly string[]]): boolean {
  return OPEN_KIND.test(type) || extensions.some((extension) => KEPT.has(extension.replace('*', '')));
}
