import { createFileRoute } from '@tanstack/react-router';
import { toPlanChoice } from '../../lib/plan-choice.ts';

export const Route = createFileRoute('/_app/start')({
  validateSearch: toPlanChoice,
  component: () => <h1>start</h1>,
});
