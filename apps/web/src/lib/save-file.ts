import type { Fetcher } from './fetcher.ts';

/** Fetches a file and hands it to the browser to save, under the name that the server gave it. @throws RequestError */
export async function saveFile(fetcher: Fetcher, path: string): Promise<void> {
  const response = await fetcher(path);
  saveBlob(await response.blob(), fileNameOf(response.headers.get('content-disposition')) ?? '');
}

/** Hands bytes that are there already to the browser to save. */
export function saveBlob(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The file name of a content-disposition header, null when it gives none. */
export function fileNameOf(header: string | null): string | null {
  const encoded = header?.match(/filename\*=utf-8''([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return header?.match(/filename="?([^";]+)"?/i)?.[1] ?? null;
}
