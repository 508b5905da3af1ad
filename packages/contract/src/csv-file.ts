import { z } from 'zod';

/** Without the charset some programs read it as Latin-1. */
export const CSV_MIME_TYPE = 'text/csv; charset=utf-8';

/** A file to save, with its name. */
export const csvFile = z.object({
  headers: z.object({ 'content-disposition': z.string() }),
  body: z.file().mime(CSV_MIME_TYPE),
});
