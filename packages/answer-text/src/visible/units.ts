/** Writes and reads UTF-16 faster than code of ours can; Node.js has it, browsers have not. */
interface Utf16Bytes {
  write(text: string, encoding: 'utf16le'): number;
  toString(encoding: 'utf16le', start: number, end: number): string;
}

interface ByteMaker {
  from(buffer: ArrayBufferLike): Utf16Bytes;
}

const { Buffer: bytes } = globalThis as { Buffer?: ByteMaker };
/** A function takes so many arguments everywhere. */
const PIECE = 4096;

/** Code units as numbers, written from a string and read back as one. */
export class Units {
  readonly values: Uint16Array;
  private readonly bytes: Utf16Bytes | null;

  constructor(length: number, maker: ByteMaker | null = bytes ?? null) {
    this.values = new Uint16Array(length);
    this.bytes = maker?.from(this.values.buffer) ?? null;
  }

  write(text: string): void {
    if (this.bytes !== null) this.bytes.write(text, 'utf16le');
    else for (let at = 0; at < text.length; at++) this.values[at] = text.charCodeAt(at);
  }

  text(start: number, end: number): string {
    if (this.bytes !== null) return this.bytes.toString('utf16le', start * 2, end * 2);
    let text = '';
    for (let at = start; at < end; at += PIECE)
      text += String.fromCharCode(...this.values.subarray(at, Math.min(end, at + PIECE)));
    return text;
  }
}
