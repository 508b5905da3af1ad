import type { Answer, AssistantError } from '@answerscope/assistants';
import type { ResultStatus } from '@answerscope/contract';

/** The status and the text a result keeps of a failed call (specification 4 and decisions). */
export function failureOf(error: AssistantError): { status: ResultStatus; response_text: string } {
  switch (error.code) {
    case 'network':
    case 'timed_out':
    case 'cancelled':
      return { status: 'network_error', response_text: `Network Error: ${error.message}` };
    case 'blocked':
    case 'truncated':
    case 'malformed':
      return { status: 'error', response_text: error.message };
    default:
      return {
        status: 'api_error',
        response_text: `API Error (${error.http_status ?? 'none'}): ${error.message}`,
      };
  }
}

/**
 * What an answer that came is worth. A refusal is an answer that names nobody; a blocked, empty or failed one is
 * none; a truncated one counts only when it names the brand before it breaks off.
 */
export function statusOfAnswer(answer: Pick<Answer, 'finish' | 'text'>, mentioned: boolean): ResultStatus {
  if (answer.finish === 'ok') return answer.text.trim() === '' ? 'error' : 'completed';
  if (answer.finish === 'refused') return 'completed';
  if (answer.finish === 'truncated') return mentioned ? 'completed' : 'error';
  return 'error';
}
