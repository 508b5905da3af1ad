const NOTE = 'answerscope:note-for-reload';

/** Opens what the browser keeps; a browser that keeps nothing refuses already this. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what the page is to say once it was loaded anew. */
export function keepNote(open: OpenStorage, note: string): void {
  try {
    open().setItem(NOTE, note);
  } catch {
    // Then the page that is loaded shows by itself what was saved.
  }
}

/** What was kept to be said, once; null where nothing was. */
export function takeNote(open: OpenStorage): string | null {
  try {
    const note = open().getItem(NOTE);
    open().removeItem(NOTE);
    return note;
  } catch {
    // A browser that keeps nothing has kept nothing.
    return null;
  }
}
