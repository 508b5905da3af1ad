import { compareNames, namesOf } from '@answerscope/contract';
export interface Choice {
  value: string;
  label: string;
}

/** BCP 47 tags of the languages that questions can be asked in. */
export const LANGUAGES =
  'en ar bg bn ca cs da de el es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt pt-BR ro ru sk sl sr sv th tr uk vi zh zh-TW'.split(
    ' ',
  );
/** Names that the runtime knows for regions that are no countries. */
const NOT_COUNTRIES = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);

/** Every country the runtime knows, by its English name; the values are ISO 3166-1 alpha-2 codes. */
export function listCountries(): Choice[] {
  const names = namesOf('region', { fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !NOT_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((value) => ({ value, label: names.of(value) ?? '' }))
    .filter(({ label }) => label !== '')
    .sort((a, b) => compareNames(a.label, b.label));
}

/** Languages in which an assistant can be asked, by their English names; the values are BCP 47 tags. */
export function listLanguages(): Choice[] {
  const names = namesOf('language');
  return LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    compareNames(a.label, b.label),
  );
}

/** IANA time zones, with the given one among them even when the runtime does not list it. */
export function listTimeZones(current: string): Choice[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current]);
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** Country, language and time zone that a browser's settings suggest. */
export function guessPlace(browserLanguage: string): {
  country: string;
  language: string;
  time_zone: string;
} {
  const { region = 'US', language } = toLocale(browserLanguage).maximize();
  const tags = [`${language}-${region}`, language];
  return {
    country: region,
    language: tags.find((tag) => LANGUAGES.includes(tag)) ?? 'en',
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Browsers may say what is no language tag ('en-US@posix'): then American English. */
function toLocale(tag: string): Intl.Locale {
  try {
    return new Intl.Locale(tag);
  } catch {
    return new Intl.Locale('en-US');
  }
}
