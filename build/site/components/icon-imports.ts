import type { Plugin } from 'esbuild';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { findIcon, suggestIcon } from '../../page/blocks/icon/draw-icon.ts';

const NAMESPACE = 'icon';

/**
 * `import Rocket from 'icon:rocket'` in a component imports one Lucide icon as a component. Other icons are not
 * shipped.
 */
export const ICON_IMPORTS: Plugin = {
  name: 'icon-imports',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^icon:/ }, ({ path }) => {
      const name = path.slice('icon:'.length);
      if (findIcon(name) !== null) return { path: name, namespace: NAMESPACE };
      return { errors: [{ text: `There is no icon ${JSON.stringify(name)}${suggestIcon(name)}` }] };
    });
    onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
      contents: toComponent(findIcon(path) ?? ''),
      loader: 'jsx',
      resolveDir: PROJECT_ROOT,
    }));
  },
};

/** Generates elements, because browsers do not parse text as markup under Trusted Types. */
function toComponent(body: string): string {
  const elements = body.replace(/ ([a-z]+)-([a-z])([a-z]*)=/g, (_, first, letter, rest) => {
    return ` ${first}${letter.toUpperCase()}${rest}=`;
  });
  return `export default ({ label, size = '1.25em', className }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 24 24" role={label && 'img'} aria-label={label} aria-hidden={label ? undefined : true}>${elements}</svg>
);`;
}
