import type { QuestionLocation } from '@answerscope/assistants';
import type { ChannelSettings } from '@answerscope/contract';

export interface Place {
  country: string;
  language: string;
  time_zone: string;
  offers_local_services: boolean;
  state: string | null;
  city: string | null;
}

type Detail = ChannelSettings['location_detail'];

/**
 * What a provider is told of the user's place: country, zone and language; city and state for local services only.
 * The channel's setting may tell less: the country alone, or nothing (null: from nowhere in particular).
 */
export function questionLocation(profile: Place, detail: Detail): QuestionLocation | null {
  if (detail === 'none') return null;
  const { country, time_zone, language } = profile;
  return { country, ...localPlace(profile, detail), time_zone, language };
}

/** The place as it stands in a question: 'Boston, MA', or null. */
export function placeInWords(profile: Place, detail: Detail): string | null {
  const { city, region } = localPlace(profile, detail);
  return [city, region].filter((part) => part !== null).join(', ') || null;
}

function localPlace({ offers_local_services, city, state }: Place, detail: Detail) {
  if (!offers_local_services || detail !== 'city') return { region: null, city: null };
  return { region: state?.trim() || null, city: city?.trim() || null };
}
