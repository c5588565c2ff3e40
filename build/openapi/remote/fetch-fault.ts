/** Why an address gave nothing; the message says what was found. */
export class FetchFault extends Error {
  override readonly name = 'FetchFault';
}
