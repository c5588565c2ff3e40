import { brotliCompressSync, constants } from 'node:zlib';

/** Types that Cloudflare compresses in transit. Images and fonts are sent unchanged. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|yaml)|image\/svg\+xml)/;

/** Types that the build compresses (build/release/bundle/file-compressor.ts). */
const BUNDLED = /^text\/(?:css|javascript)/;

/** Bytes of a body as the edge sends it: bundled files in brotli at the best level, other text in brotli 5. */
export function sentBytes(body: Uint8Array, contentType: string): number {
  if (!COMPRESSIBLE.test(contentType)) return body.byteLength;
  const quality = BUNDLED.test(contentType) ? constants.BROTLI_MAX_QUALITY : 5;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
}
