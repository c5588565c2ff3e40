/** Why a download failed; the message says what was found. */
export class FetchFault extends Error {
  override readonly name = 'FetchFault';
}
