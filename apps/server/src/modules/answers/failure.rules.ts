import { type Answer, type AssistantError, answerFailure, whyCut } from '@answerscope/assistants';
import type { ResultStatus } from '@answerscope/contract';
import * as messages from './messages.ts';

export interface FailedResult {
  status: Exclude<ResultStatus, 'completed'>;
  response_text: string;
  /** The same for whoever is no reader: stored, never renamed. */
  error_code: string;
}

/** The status and the text a result keeps of a failed call (specification 4 and decisions). */
export function failureOf(error: Pick<AssistantError, 'code' | 'message' | 'http_status'>): FailedResult {
  const error_code = error.code;
  switch (error_code) {
    case 'network':
    case 'timed_out':
    case 'cancelled':
      return {
        status: 'network_error',
        response_text: messages.networkError({ reason: error.message }),
        error_code,
      };
    case 'blocked':
    case 'truncated':
    case 'malformed':
      return { status: 'error', response_text: error.message, error_code };
    default: {
      const status = String(error.http_status ?? 'none');
      const response_text = messages.apiError({ status, reason: error.message });
      return { status: 'api_error', response_text, error_code };
    }
  }
}

/** What a result keeps of a check whose end nobody saw: a crash or a stop cut it off. */
export const OUTCOME_UNKNOWN: FailedResult = {
  status: 'network_error',
  response_text: messages.outcomeUnknown,
  error_code: 'unknown_outcome',
};

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

/** The text and code a result keeps of an answer that came: its own text when it counts, else why it does not. */
export function resultTextOf(
  answer: Answer,
  status: ResultStatus,
): { response_text: string; error_code: string | null } {
  if (status === 'completed') return { response_text: answer.text, error_code: null };
  const isEmpty = answer.finish === 'ok';
  const failure = answerFailure(isEmpty ? { ...answer, finish: 'failed' } : answer);
  if (failure !== null) return { response_text: failure.message, error_code: failure.code };
  return {
    response_text: messages.cutOff({
      why: whyCut(answer.finish_detail),
      detail: answer.finish_detail ?? 'none',
    }),
    error_code: 'truncated',
  };
}
