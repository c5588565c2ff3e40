import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A response: its status and the bytes of its body, including chunk framing. */
export interface Answer {
  readonly status: number;
  readonly bytes: number;
}

const HEAD_END = '\r\n\r\n';
/** The last chunk of a chunked body (RFC 9112 §7.1). None of our HTML, CSS or scripts ends this way. */
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/**
 * A keep-alive connection that sends one request after another. It does little work, because client and server share
 * the machine.
 */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer[] = [];
  #size = 0;
  /** The last bytes, across packets. */
  #tail: Buffer = Buffer.alloc(0);
  #head: { readonly status: number; readonly end: number; readonly length: number | null } | null = null;
  #settle: ((answer: Answer) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;

  static async open(port: number): Promise<Connection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new Connection(socket);
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', (error) => this.#fail?.(error));
    socket.on('close', () => this.#fail?.(new Error('The server has closed the connection')));
  }

  send(request: Buffer): Promise<Answer> {
    return new Promise((settle, fail) => {
      this.#settle = settle;
      this.#fail = fail;
      this.#socket.write(request);
    });
  }

  /** Bytes of the response that is under way. */
  get received(): number {
    return this.#size;
  }

  close(): void {
    this.#settle = this.#fail = null;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk);
    this.#size += chunk.byteLength;
    this.#tail = Buffer.concat([this.#tail, chunk.subarray(-LAST_CHUNK.length)]).subarray(-LAST_CHUNK.length);
    this.#head ??= this.#readHead();
    const head = this.#head;
    if (head === null) return;
    const bytes = this.#size - head.end;
    const complete = head.length === null ? this.#tail.equals(LAST_CHUNK) : bytes >= head.length;
    if (!complete) return;
    this.#received = [];
    this.#size = 0;
    this.#head = null;
    this.#settle?.({ status: head.status, bytes });
  }

  #readHead(): { status: number; end: number; length: number | null } | null {
    const text = Buffer.concat(this.#received).toString('latin1');
    const end = text.indexOf(HEAD_END);
    if (end === -1) return null;
    const head = text.slice(0, end);
    const status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    const hasBody = status !== 304 && status !== 204;
    return {
      status,
      end: end + HEAD_END.length,
      length: !hasBody ? 0 : length === undefined ? null : Number(length),
    };
  }
}

/** The bytes of a GET request. */
export function toGet(path: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  const fields = Object.entries({ Host: 'localhost', Accept: 'text/html', ...headers });
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
}
