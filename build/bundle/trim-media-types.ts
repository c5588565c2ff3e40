import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Extensions that documentation offers for download, of those whose type is registered by a vendor or by nobody. */
const KEPT = new Set(
  '7z apk bz bz2 deb dmg doc docx eot epub gz ico jar m4a mobi odp ods odt php pptx ppt rar sh swf tar tgz torrent xls xlsx'.split(
    ' ',
  ),
);

/** The table of vendors' types as the package has it: one object of JSON, on a line of its own. */
const TABLE = /(mime\/types\/other\.js"\(exports, module\) \{\s*module\.exports = )(\{.*?\});/s;

/**
 * Leaves most of the asset handler's media types out: those of vendors are a thousand, 8 KB of the worker with gzip, and
 * files of a documentation have a dozen of them. The standard types stay.
 */
export const trimMediaTypes: Plugin = {
  name: 'trim-media-types',
  setup(build) {
    build.onLoad({ filter: /kv-asset-handler[\\/]dist[\\/]index\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const [whole, head = '', table = ''] = TABLE.exec(code) ?? [];
      if (whole === undefined) throw new Error(`Cannot find the media types in ${path}: its version has changed`);
      const types = Object.entries(JSON.parse(table) as Record<string, string[]>);
      const kept = types.filter(([, extensions]) =>
        extensions.some((extension) => KEPT.has(extension.replace('*', ''))),
      );
      return { contents: code.replace(whole, `${head}${JSON.stringify(Object.fromEntries(kept))};`), loader: 'js' };
    });
  },
};
