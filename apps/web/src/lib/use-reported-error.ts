import type { ErrorCategory } from '@answerscope/contract';
import { useEffect, useState } from 'react';
import { randomKey } from './random-key.ts';
import { RequestError } from './request-error.ts';
import { useServices } from './use-services.ts';

/** Reports what a boundary caught; returns the id under which the user sees it: the server's, where it has one. */
export function useReportedError(error: unknown, category: ErrorCategory): string {
  const { errors } = useServices();
  const known = error instanceof RequestError ? error.id : null;
  const [made] = useState(randomKey);
  const id = known ?? made;
  useEffect(() => errors.report(error, { category, id }), [errors, error, category, id]);
  return id;
}
