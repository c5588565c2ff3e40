/** A failed download. The message describes what was found. */
export class FetchFault extends Error {
  override readonly name = 'FetchFault';
}
