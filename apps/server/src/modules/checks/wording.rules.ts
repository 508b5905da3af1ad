import type { ChannelSettings, QuestionWording } from '@answerscope/contract';
import type { AskedFrom } from '../answers/index.ts';
import { type Place, placeInWords } from './location.rules.ts';

/** What decides how a channel words the question of a keyword: the profile's language and place, and its template. */
export function wordingOf(
  askedFrom: Place & Pick<AskedFrom, 'wording_version'>,
  { location_detail, template }: Pick<ChannelSettings, 'location_detail' | 'template'>,
): QuestionWording {
  return {
    language: askedFrom.language,
    place: placeInWords(askedFrom, location_detail),
    template,
    version: askedFrom.wording_version ?? 1,
  };
}
