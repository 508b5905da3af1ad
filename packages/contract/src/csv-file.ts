import { z } from 'zod';

/** Without the charset some programs read it as Latin-1. */
export const CSV_MIME_TYPE = 'text/csv; charset=utf-8';

/** A file to save, with its name. */
export const csvFile = z.object({
  headers: z.object({ 'content-disposition': z.string() }),
  body: z.file().mime(CSV_MIME_TYPE),
});

/** The bytes of a file that is sent while its rows are read, of any length. */
export const csvBytes = z.instanceof(ReadableStream<Uint8Array>);

/** As these, of a file of any kind. */
export const fileBytes = z.instanceof(ReadableStream<Uint8Array>);

/** Such a CSV file, with its name. */
export const csvStream = z.object({
  headers: z.object({
    'content-disposition': z.string(),
    'content-type': z.literal(CSV_MIME_TYPE),
  }),
  body: csvBytes,
});
