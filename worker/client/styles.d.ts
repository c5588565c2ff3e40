/** Imported with `{ type: 'text' }`; the bundler minifies it (build/release/bundle/bundle-island.ts). */
declare module '*.css' {
  const styles: string;
  export default styles;
}
