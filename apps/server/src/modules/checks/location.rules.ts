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
  return {
    country: profile.country,
    region: profile.offers_local_services ? profile.state : null,
    city: profile.offers_local_services ? profile.city : null,
    time_zone: profile.time_zone,
    language: profile.language,
  };
}

/** The place as it stands in a question: 'Boston, MA', or null. */
export function placeInWords(profile: Place): string | null {
  if (!profile.offers_local_services) return null;
  const parts = [profile.city, profile.state].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}
