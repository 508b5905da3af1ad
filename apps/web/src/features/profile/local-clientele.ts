import type { Profile, ProfileChange } from '@answerscope/contract';
import * as messages from './messages.ts';

export const SCOPES = [
  { value: 'statewide', label: messages.statewide },
  { value: 'specific_city', label: messages.specificCity },
] as const;
export type Scope = (typeof SCOPES)[number]['value'];

/** How the form asks where a company serves people. */
export interface LocalClientele {
  serves_local: 'yes' | 'no';
  /** '' while nobody is served on the spot. */
  scope: Scope | '';
  city: string;
  state: string;
}

const NOWHERE: LocalClientele = { serves_local: 'no', scope: '', city: '', state: '' };

/** What a profile says of it: a city means that people are served there. */
export function localClienteleOf(
  profile: Pick<Profile, 'offers_local_services' | 'city' | 'state'>,
): LocalClientele {
  const { city, state, offers_local_services } = profile;
  if (city === null && !offers_local_services) return NOWHERE;
  return {
    serves_local: 'yes',
    scope: city === null ? 'statewide' : 'specific_city',
    city: city ?? '',
    state: state ?? '',
  };
}

/** After the choice of yes or no: without local services there is neither a scope nor a place. */
export function chooseLocal(form: LocalClientele, serves_local: 'yes' | 'no'): LocalClientele {
  if (serves_local === 'no') return NOWHERE;
  return form.serves_local === 'yes' ? form : { ...NOWHERE, serves_local, scope: 'specific_city' };
}

/** After the choice of a scope: another one clears the city. */
export function chooseScope(form: LocalClientele, scope: Scope): LocalClientele {
  return form.scope === scope ? form : { ...form, scope, city: '' };
}

/** What is missing, by the field; nothing where nobody is served on the spot. */
export function missingPlace({ scope, city, state }: LocalClientele): { city?: string; state?: string } {
  if (scope === 'specific_city' && city.trim() === '') return { city: messages.cityIsRequired };
  if (scope === 'statewide' && state.trim() === '') return { state: messages.stateIsRequired };
  return {};
}

/** The place as the profile keeps it. */
export function toPlaceChange(
  form: LocalClientele,
): Required<Pick<ProfileChange, 'offers_local_services' | 'city' | 'state'>> {
  const orNone = (text: string) => (text.trim() === '' ? null : text.trim());
  const isLocal = form.serves_local === 'yes';
  return {
    offers_local_services: isLocal,
    city: isLocal && form.scope === 'specific_city' ? orNone(form.city) : null,
    state: isLocal ? orNone(form.state) : null,
  };
}
