import { RequestError } from '../../lib/request-error.ts';
import { serverFieldErrors } from '../../lib/server-field-errors.ts';

/** What a form of names does with a failed save: its fields say what they were refused for, the words say the rest. */
export function showRefusal(
  form: { setErrors: (errors: Record<string, string>) => void },
  error: unknown,
): string {
  form.setErrors(serverFieldErrors(error));
  return error instanceof RequestError ? error.message : 'Something went wrong. Please try again.';
}
