// @ts-nocheck Node's types lack WebAssembly, and esbuild makes bytes of the file.
import bytes from 'shiki/onig.wasm';

/**
 * Replaces `shiki/wasm` in the bundle. That module inflates the code with `Response` and streams, for which Node loads
 * its HTTP client.
 */
export default async function instantiate(imports) {
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  return instance.exports;
}
