import type { QuestionLocation } from '@answerscope/assistants';

interface Place {
  country: string;
  language: string;
  time_zone: string;
  offers_local_services: boolean;
  state: string | null;
  city: string | null;
}

/** What a provider is told of the user's place: country, zone and language; city and state for local services only. */
export function questionLocation(profile: Place): QuestionLocation {
  const { country, time_zone, language } = profile;
  return { country, ...localPlace(profile), time_zone, language };
}

/** The place as it stands in a question: 'Boston, MA', or null. */
export function placeInWords(profile: Place): string | null {
  const { city, region } = localPlace(profile);
  return [city, region].filter((part) => part !== null).join(', ') || null;
}

function localPlace({ offers_local_services, city, state }: Place) {
  if (!offers_local_services) return { region: null, city: null };
  return { region: state?.trim() || null, city: city?.trim() || null };
}
