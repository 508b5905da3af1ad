import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of a ZIP while it is written. Each call waits until what it was given is packed, so that nothing piles up. */
export interface ZipEntry {
  write(part: string | Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** A ZIP that is written file by file; its bytes are handed on as they come, and none are kept. */
export interface ZipStream {
  /** Begins a file; the one before it has ended. */
  begin(name: string): ZipEntry;
  end(): void;
}

/** By deflate, in the terms of the format. */
const DEFLATED = 8;

/**
 * Packs beside the thread that answers requests, by Node's own zlib; the library writes the format around it.
 * @param emit gets the bytes in their order
 */
export function createZipStream(emit: (bytes: Uint8Array) => void): ZipStream {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    emit(bytes);
  });
  return { begin: (name) => beginEntry(zip, name), end: () => zip.end() };
}

function beginEntry(zip: Zip, filename: string): ZipEntry {
  // The library gives it `ondata`, and reads size and sum when the file ends.
  const file: ZipInputFile = { filename, size: 0, crc: 0, compression: DEFLATED };
  zip.add(file);
  const push = (bytes: Uint8Array<ArrayBuffer>, isLast: boolean) => file.ondata?.(null, bytes, isLast);
  const deflate = createDeflateRaw();
  deflate.on('data', (bytes: Buffer<ArrayBuffer>) => push(bytes, false));
  return {
    write: async (part) => {
      const bytes = Buffer.from(part);
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      await new Promise<void>((resolve, reject) =>
        deflate.write(bytes, (error) => (error ? reject(error) : resolve())),
      );
    },
    end: async () => {
      deflate.end();
      await once(deflate, 'end');
      push(new Uint8Array(), true);
    },
  };
}
