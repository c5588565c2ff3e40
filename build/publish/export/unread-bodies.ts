/**
 * Replaces `Blob` while the worker runs in this process. Node's `Blob` copies every piece and is read through a stream,
 * which costs more than rendering a page.
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

/** Replaces `Response`, and returns a body made of pieces without copying. */
export class PiecesResponse extends Response {
  readonly #pieces: Pieces | null;

  constructor(body?: Pieces | string | Uint8Array<ArrayBuffer> | ReadableStream | null, init?: ResponseInit) {
    super(body instanceof Pieces ? null : body, init);
    this.#pieces = body instanceof Pieces ? body : null;
    // A handler that completes a response creates a new one from its body.
    if (body instanceof Pieces) Object.defineProperty(this, 'body', { value: body });
  }

  /** The whole body. */
  async readAll(): Promise<Buffer> {
    return this.#pieces?.join() ?? Buffer.from(await this.arrayBuffer());
  }
}
