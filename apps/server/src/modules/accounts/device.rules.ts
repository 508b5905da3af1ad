import * as messages from './messages.ts';

/** Browsers name the ones they are built like as well: the first that fits is the one it is. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, messages.samsungInternet],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/^python-/i, messages.pythonProgram],
  [/^node\b|^undici\b/i, messages.nodeProgram],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What signed in, in words, from how it names itself: 'Firefox on Linux'. */
export function deviceInWords(userAgent: string | null): string {
  const nameIn = (list: typeof PROGRAMS) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [program, system] = [nameIn(PROGRAMS), nameIn(SYSTEMS)];
  if (program === undefined)
    return system === undefined ? messages.unknownDevice : messages.aProgramOn({ system });
  return system === undefined ? program : messages.programOn({ program, system });
}
