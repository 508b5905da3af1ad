/** The scheme that is painted. */
export type ColorScheme = 'dark' | 'light';

export const COLOR_SCHEME_CHOICES = ['dark', 'light', 'system'] as const;
/** What somebody chose in this browser; 'system' follows the device. */
type ColorSchemeChoice = (typeof COLOR_SCHEME_CHOICES)[number];

const STORAGE_KEY = 'answerscope:color-scheme';
const ATTRIBUTE = 'data-mantine-color-scheme';
const PREFERS_LIGHT = '(prefers-color-scheme:light)';
const listeners = new Set<() => void>();

/** Runs in the document's head before anything is painted: dark unless this browser chose light, or a device in light. */
export const COLOR_SCHEME_SCRIPT = `try{const c=localStorage.getItem('${STORAGE_KEY}');if(c==='light'||c==='system'&&matchMedia('${PREFERS_LIGHT}').matches)document.documentElement.setAttribute('${ATTRIBUTE}','light')}catch{}`;

/** The scheme that is painted now. */
export function currentColorScheme(): ColorScheme {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'light' ? 'light' : 'dark';
}

/** What was chosen in this browser; dark by default. */
export function chosenColorScheme(): ColorSchemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return COLOR_SCHEME_CHOICES.find((choice) => choice === stored) ?? 'dark';
  } catch {
    return currentColorScheme();
  }
}

/** Paints the choice and keeps it in this browser. */
export function chooseColorScheme(choice: ColorSchemeChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // A browser without storage forgets the choice with the page; nothing else is lost.
  }
  paint(choice);
}

function paint(choice: ColorSchemeChoice): void {
  const scheme = choice === 'system' ? systemScheme() : choice;
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
  for (const listener of listeners) listener();
}

function systemScheme(): ColorScheme {
  return matchMedia(PREFERS_LIGHT).matches ? 'light' : 'dark';
}

function followSystem(): void {
  if (chosenColorScheme() === 'system') paint('system');
}

/** Calls the listener after every change, of the choice or of a system that is followed; returns the way to stop it. */
export function subscribeColorScheme(listener: () => void): () => void {
  if (listeners.size === 0) matchMedia(PREFERS_LIGHT).addEventListener('change', followSystem);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) matchMedia(PREFERS_LIGHT).removeEventListener('change', followSystem);
  };
}
