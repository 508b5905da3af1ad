import { FRIENDLY_ERRORS, messageForCode } from '@answerscope/contract';
import { RequestError } from '../../lib/request-error.ts';

/** Why no keywords were generated: the server's own words where it has some, and of all else those of the generation. */
export function generationInWords(error: unknown): string {
  const { generation_failed } = FRIENDLY_ERRORS.keywords;
  if (!(error instanceof RequestError)) return generation_failed;
  const isShown = error.code === 'NETWORK_ERROR' || error.message !== messageForCode(error.code);
  return isShown ? error.message : generation_failed;
}
