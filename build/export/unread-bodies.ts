/**
 * In the worker's place for `Blob` while it runs in this process: Node's copies every piece, and is read through a stream,
 * which costs more than to render a page does.
 */
export class Pieces {
  readonly #pieces: readonly Buffer[];

  constructor(pieces: readonly (string | Uint8Array | Pieces)[]) {
    this.#pieces = pieces.map((piece) => {
      if (typeof piece === 'string') return Buffer.from(piece);
      return piece instanceof Pieces ? piece.join() : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    });
  }

  get size(): number {
    return this.#pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  join(): Buffer {
    return Buffer.concat(this.#pieces);
  }
}

/** The same for `Response`: one that is made of pieces gives them out as they are. */
export class PiecesResponse extends Response {
  readonly #pieces: Pieces | null;

  constructor(body?: Pieces | string | Uint8Array<ArrayBuffer> | ReadableStream | null, init?: ResponseInit) {
    super(body instanceof Pieces ? null : body, init);
    this.#pieces = body instanceof Pieces ? body : null;
    // Whoever completes a response makes a new one of its body.
    if (body instanceof Pieces) Object.defineProperty(this, 'body', { value: body });
  }

  /** All of the body. */
  async readAll(): Promise<Buffer> {
    return this.#pieces?.join() ?? Buffer.from(await this.arrayBuffer());
  }
}
