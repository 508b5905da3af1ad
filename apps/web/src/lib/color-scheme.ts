export type ColorScheme = 'dark' | 'light';

const STORAGE_KEY = 'answerscope:color-scheme';
const ATTRIBUTE = 'data-mantine-color-scheme';
const listeners = new Set<() => void>();

/** Runs in the document's head before anything is painted: dark unless light was chosen in this browser. */
export const COLOR_SCHEME_SCRIPT = `try{if(localStorage.getItem('${STORAGE_KEY}')==='light')document.documentElement.setAttribute('${ATTRIBUTE}','light')}catch{}`;

/** The scheme that is painted now. */
export function currentColorScheme(): ColorScheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'light' ? 'light' : 'dark';
}

/** Paints the scheme and keeps the choice in this browser. */
export function chooseColorScheme(scheme: ColorScheme): void {
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // A browser without storage forgets the choice with the page; nothing else is lost.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after every change; returns the way to stop it. */
export function subscribeColorScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
