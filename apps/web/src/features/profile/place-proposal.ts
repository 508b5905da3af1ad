import { LANGUAGES } from './places.ts';

/** What a country suggests for the profile. */
interface PlaceProposal {
  /** BCP 47 tag among the languages of the profile. */
  language: string;
  /** IANA name; null where the country's zone is not known. */
  time_zone: string | null;
}

/** Where the likeliest language of CLDR is not the one businesses mostly use with assistants. */
const LANGUAGE_INSTEAD: Readonly<Record<string, string>> = { IN: 'en' };

/** The zone of the largest city, of countries with several. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Gaza',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kiev',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/**
 * Language and time zone of a country, by the CLDR data of the browser (likely subtags, time zones of a region).
 * @param browserZone kept where the country has it, among others
 */
export function proposePlace(country: string, browserZone: string): PlaceProposal {
  const locale = new Intl.Locale(`und-${country}`).maximize();
  const tags = locale.script === 'Hant' ? ['zh-TW'] : [`${locale.language}-${country}`, locale.language];
  const zones = zonesOf(locale);
  return {
    language: LANGUAGE_INSTEAD[country] ?? tags.find((tag) => LANGUAGES.includes(tag)) ?? 'en',
    time_zone: zones.includes(browserZone)
      ? browserZone
      : (MAIN_ZONES[country] ?? (zones.length === 1 ? (zones[0] ?? null) : null)),
  };
}

/** Not every browser has the zones of a region, and older ones have them under another name. */
function zonesOf(locale: Intl.Locale): readonly string[] {
  const known = locale as { getTimeZones?: () => string[] | undefined; timeZones?: string[] };
  return known.getTimeZones?.() ?? known.timeZones ?? [];
}
