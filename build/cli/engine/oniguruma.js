// @ts-expect-error esbuild replaces the file by its bytes.
import bytes from 'shiki/onig.wasm';

/**
 * Replaces `shiki/wasm` in the bundle. That module inflates the code with `Response` and streams, for which Node loads
 * its HTTP client.
 *
 * @param {object} imports
 * @returns {Promise<object>}
 */
export default async function instantiate(imports) {
  // @ts-expect-error Node's types lack WebAssembly.
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  return instance.exports;
}
