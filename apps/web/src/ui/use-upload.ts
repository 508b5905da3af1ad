import { useEffect, useRef, useState } from 'react';
import { errorInWords } from '../lib/error-in-words.ts';
import type { UploadOptions } from '../lib/upload-file.ts';
import * as messages from './messages.ts';

/** An upload under way. */
export interface Underway {
  name: string;
  sentBytes: number;
  bytes: number;
}

export interface Upload {
  underway: Underway | null;
  /** Why the last file was not taken; null while there is nothing to say. */
  fault: string | null;
  begin: (file: File | undefined) => void;
  cancel: () => void;
  forget: () => void;
}

/** One upload at a time, refused before it begins where the file is too large. Leaving the page ends it. */
export function useUpload<Uploaded>(options: {
  bytesMax: number;
  tooLarge: string;
  send: (file: File, options: UploadOptions) => Promise<Uploaded>;
  onDone: (uploaded: Uploaded) => void;
}): Upload {
  const [underway, setUnderway] = useState<Underway | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    leaving.current = controller;
    const show = (sentBytes: number) =>
      setUnderway({ name: file.name, sentBytes: Math.min(sentBytes, file.size), bytes: file.size });
    show(0);
    try {
      options.onDone(await options.send(file, { signal: controller.signal, onProgress: show }));
    } catch (error) {
      if (!controller.signal.aborted)
        setFault(messages.fileNotTaken({ file: file.name, why: errorInWords(error) }));
    } finally {
      leaving.current = null;
      setUnderway(null);
    }
  };

  return {
    underway,
    fault,
    begin: (file) => {
      if (file === undefined || leaving.current !== null) return;
      setFault(null);
      if (file.size > options.bytesMax)
        setFault(messages.fileNotTaken({ file: file.name, why: options.tooLarge }));
      else void send(file);
    },
    cancel: () => leaving.current?.abort(),
    forget: () => setFault(null),
  };
}
