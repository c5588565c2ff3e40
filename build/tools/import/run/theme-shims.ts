/** The module with the data of the site, for the shims. */
export const SITE_MODULE = 'docvane:site';
export const SHIMS_MODULE = 'docvane:shims';

/**
 * What Docusaurus's client and theme export, as far as it shows something on a page: plain elements, and elements of their
 * own for blocks that pages here have, too.
 */
export const SHIMS = `
import { Children, cloneElement, createElement, Fragment, isValidElement, Suspense, version } from 'react';
import { context, messages, used } from '${SITE_MODULE}';

const none = () => null;
const content = ({ children }) => children ?? null;

export const BrowserOnly = ({ fallback }) => <docvane-browser>{fallback}</docvane-browser>;
export const Link = ({ to, href, children }) => <a href={typeof to === 'object' && to ? to.pathname : (to ?? href)}>{children}</a>;
export const Head = none;
export const Layout = ({ title, description, children }) => (
  <docvane-layout title={title} description={description}>{children}</docvane-layout>
);
export const isInternalUrl = (url) => typeof url === 'string' && !/^(?:\\w*:|\\/\\/)/.test(url);
export const useBaseUrl = (url) => (typeof url === 'string' && !/^(?:\\w+:|\\/|#|@)/.test(url) && url !== '' ? '/' + url : url);
export const useBaseUrlUtils = () => ({ withBaseUrl: useBaseUrl });
export const useDocusaurusContext = () => context;
export const useIsBrowser = () => false;
export const ExecutionEnvironment = {
  canUseDOM: false, canUseEventListeners: false, canUseIntersectionObserver: false, canUseViewport: false };

const location = { pathname: '/', search: '', hash: '', state: null };
export const useLocation = () => location;
export const useHistory = () => ({ location, push() {}, replace() {}, listen: () => () => {} });
export const useParams = () => ({});
export const useRouteMatch = () => null;
export const matchPath = () => null;
export const Redirect = none;

const split = (text, values) =>
  String(text).split(/(\\{\\w+\\})/).filter((part) => part !== '').map((part) => {
    const name = part.startsWith('{') ? part.slice(1, -1) : '';
    return values && Object.hasOwn(values, name) ? values[name] : part;
  });
const message = (id, text) => {
  const key = id ?? text;
  if (key === undefined) return '';
  used.add(String(key));
  return Object.hasOwn(messages, key) ? messages[key] : (text ?? id);
};
const joined = (parts) =>
  parts.some(isValidElement) ? parts.map((part, index) => <Fragment key={index}>{part}</Fragment>) : parts.join('');
export const interpolate = (text, values) => joined(split(text, values));
export const Interpolate = ({ children, values }) => interpolate(children, values);
export const translate = ({ id, message: text }, values) => interpolate(message(id, text), values);
export const Translate = ({ id, children, values }) =>
  typeof children === 'string' || children == null ? interpolate(message(id, children), values) : children;

const textOf = (node) => {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement(node) ? textOf(node.props.children) || node.props.alt || node.props.title || '' : '';
};
export const CodeBlock = ({ children, className, language, title, metastring }) => (
  <pre
    data-language={language ?? /language-(\\S+)/.exec(className ?? '')?.[1]}
    data-title={textOf(title) || /\\btitle=(["'])(.*?)\\1/.exec(metastring ?? '')?.[2] || undefined}
  >{children}</pre>
);
export const TabItem = ({ value, label, children }) => (
  <docvane-tabitem value={String(value ?? '')} label={textOf(label) || String(value ?? '')}>{children}</docvane-tabitem>
);
export const Tabs = ({ children, values, groupId }) => (
  <docvane-tabs group-id={groupId}>
    {Children.toArray(children).map((item) => {
      const found = isValidElement(item) ? values?.find?.(({ value }) => value === item.props.value) : undefined;
      return found === undefined ? item : cloneElement(item, { label: found.label ?? found.value });
    })}
  </docvane-tabs>
);
export const Admonition = ({ type, title, children }) => (
  <docvane-admonition type={type ?? 'note'} title={textOf(title) || undefined}>{children}</docvane-admonition>
);
export const Details = ({ summary, children }) => (
  <details>
    {isValidElement(summary) && summary.type === 'summary' ? summary : summary ? <summary>{summary}</summary> : null}
    {children}
  </details>
);
export const Heading = ({ as = 'h2', children }) => createElement(as, null, children);
export const ThemedImage = ({ sources, alt }) => <img src={sources?.light ?? sources?.dark} alt={alt} />;
export const IdealImage = ({ img, alt }) => {
  const found = img?.default ?? img;
  return <img src={typeof found === 'object' ? found.src?.src : found} alt={alt} />;
};
export const Mermaid = ({ value }) => <pre data-language="mermaid">{value}</pre>;
export const components = {
  a: Link, details: Details, Details, Tabs, TabItem, Admonition, CodeBlock, Heading, Link, mermaid: Mermaid };
export const None = none;
export const Content = content;
/** Shows a mark for content that fails, where React can. */
export const Guard = parseInt(version) >= 18 ? Suspense : Fragment;

export const useColorMode = () => ({ colorMode: 'light', isDarkTheme: false, colorModeChoice: null, setColorMode() {} });
export const useThemeConfig = () => context.siteConfig.themeConfig;
export const useWindowSize = () => 'ssr';
export const useCollapsible = ({ initialState = true } = {}) => ({
  collapsed: typeof initialState === 'function' ? initialState() : initialState, setCollapsed() {}, toggleCollapsed() {} });
export const usePrismTheme = () => ({ plain: {}, styles: [] });
export const ThemeClassNames = new Proxy({}, { get: () => new Proxy({}, { get: () => '' }) });
export const useGlobalData = () => ({});
export const usePluginData = () => undefined;
export const useActivePluginAndVersion = () => ({ activePlugin: undefined, activeVersion: undefined });
export const useActiveDocContext = () => ({ activeDoc: undefined, activeVersion: undefined, alternateDocVersions: {} });
export const useScrollPositionBlocker = () => ({ blockElementScrollPositionUntilNextRender() {} });
export const clsx = (...names) => names.filter((name) => typeof name === 'string').join(' ');
export const useMDXComponents = () => components;
`;

/** What a module exports: names there, and their names among the shims. */
export type ShimExports = Readonly<Record<string, string>>;

const named = (...names: readonly string[]): ShimExports => Object.fromEntries(names.map((name) => [name, name]));
const defaulted = (name: string, ...names: readonly string[]): ShimExports => ({ default: name, ...named(...names) });

const ROUTER: ShimExports = {
  ...named('useLocation', 'useHistory', 'useParams', 'useRouteMatch', 'matchPath', 'Redirect', 'Link'),
  NavLink: 'Link',
};

/** The shims that take the place of modules. */
export const SHIMMED: ReadonlyMap<string, ShimExports> = new Map([
  ['@docusaurus/BrowserOnly', defaulted('BrowserOnly')],
  ['@docusaurus/ExecutionEnvironment', defaulted('ExecutionEnvironment')],
  ['@docusaurus/Head', defaulted('Head')],
  ['@docusaurus/Interpolate', defaulted('Interpolate', 'interpolate')],
  ['@docusaurus/Link', defaulted('Link')],
  ['@docusaurus/Translate', defaulted('Translate', 'translate')],
  ['@docusaurus/isInternalUrl', defaulted('isInternalUrl')],
  ['@docusaurus/plugin-content-docs/client', named('useActivePluginAndVersion', 'useActiveDocContext')],
  ['@docusaurus/router', ROUTER],
  [
    '@docusaurus/theme-common',
    {
      ...named(
        'useColorMode',
        'useThemeConfig',
        'useWindowSize',
        'useCollapsible',
        'usePrismTheme',
        'ThemeClassNames',
        'Details',
      ),
      Collapsible: 'Content',
      HtmlClassNameProvider: 'Content',
      PageMetadata: 'None',
    },
  ],
  ['@docusaurus/theme-common/internal', named('useScrollPositionBlocker')],
  ['@docusaurus/useBaseUrl', defaulted('useBaseUrl', 'useBaseUrlUtils')],
  ['@docusaurus/useDocusaurusContext', defaulted('useDocusaurusContext')],
  ['@docusaurus/useGlobalData', defaulted('useGlobalData', 'usePluginData')],
  ['@docusaurus/useIsBrowser', defaulted('useIsBrowser')],
  ['@theme/Admonition', defaulted('Admonition')],
  ['@theme/CodeBlock', defaulted('CodeBlock')],
  ['@theme/Details', defaulted('Details')],
  ['@theme/Heading', defaulted('Heading')],
  ['@theme/IdealImage', defaulted('IdealImage')],
  ['@theme/Layout', defaulted('Layout')],
  ['@theme/MDXComponents', defaulted('components')],
  ['@theme/MDXContent', defaulted('Content')],
  ['@theme/Mermaid', defaulted('Mermaid')],
  ['@theme/TabItem', defaulted('TabItem')],
  ['@theme/Tabs', defaulted('Tabs')],
  ['@theme/ThemedImage', defaulted('ThemedImage')],
  ['@mdx-js/react', { MDXProvider: 'Content', ...named('useMDXComponents') }],
  ['react-router-dom', ROUTER],
  ['react-router', ROUTER],
]);

/** Shims for packages that are not installed, because what they do does not show. */
export const SPARE_SHIMS: ReadonlyMap<string, ShimExports> = new Map([
  ['clsx', defaulted('clsx', 'clsx')],
  ['classnames', defaulted('clsx')],
]);
