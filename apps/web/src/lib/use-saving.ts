import { type ErrorCategory, FRIENDLY_ERRORS } from '@answerscope/contract';
import { useState } from 'react';
import { errorInWords } from './error-in-words.ts';
import { serverFieldErrors } from './server-field-errors.ts';
import { useServices } from './use-services.ts';

/** As much of a form as is needed to say in it what was refused. */
interface RefusedForm {
  values: Record<string, unknown>;
  setErrors: (errors: Record<string, string>) => void;
}

interface Refusal {
  /** Said at the fields of these names. */
  fields: Record<string, string>;
  /** Said under the form; null where the fields have said all of it. */
  words: string | null;
}

const saveFailureInWords = (error: unknown) => errorInWords(error, FRIENDLY_ERRORS.general.save_failed);

/**
 * Where a failed save is said: at the fields that were refused, and under the form what no field of it can say. An entry
 * of a list ('aliases.2') belongs to the list's field.
 */
export function refusalOf(
  error: unknown,
  values: Record<string, unknown>,
  inWords: (error: unknown) => string = saveFailureInWords,
): Refusal {
  const named = Object.entries(serverFieldErrors(error)).map(
    ([path, message]) => [path.split('.')[0] ?? path, message] as const,
  );
  // Of several messages for one field the first is shown.
  const fields = Object.fromEntries(named.filter(([field]) => Object.hasOwn(values, field)).reverse());
  const isAllSaid = named.length > 0 && named.every(([field]) => Object.hasOwn(values, field));
  return { fields, words: isAllSaid ? null : inWords(error) };
}

/** How a form saves what it holds, and the one place where it says why it was refused. */
export interface Saving {
  /** Said in an alert under the fields; null while there is nothing to say. */
  refusal: string | null;
  /** Says this under the fields, or nothing any more. */
  say: (refusal: string | null) => void;
  /** Saves; a failure is said in the form. True when it succeeded. */
  save: (form: RefusedForm, write: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * @param inWords what is said of a failure that no field can say.
 * @param category under which a failure that is no refusal is reported.
 */
export function useSaving(
  inWords?: (error: unknown) => string,
  category: ErrorCategory = 'API_ERROR',
): Saving {
  const { errors } = useServices();
  const [refusal, say] = useState<string | null>(null);
  return {
    refusal,
    say,
    async save(form, write) {
      say(null);
      try {
        await write();
        return true;
      } catch (error) {
        errors.report(error, { category });
        const { fields, words } = refusalOf(error, form.values, inWords);
        form.setErrors(fields);
        say(words);
        return false;
      }
    },
  };
}
