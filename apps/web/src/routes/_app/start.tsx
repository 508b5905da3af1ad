import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { toPlanChoice } from '../../domain/plan/plan-choice.ts';
import { readFrom } from '../../lib/return-path.ts';
import { StartPage } from '../../pages/start/start-page.tsx';

export const Route = createFileRoute('/_app/start')({
  validateSearch: (search: Record<string, unknown>) => ({ ...toPlanChoice(search), ...readFrom(search) }),
  head: () => ({ meta: [{ title: `Welcome · ${PRODUCT_NAME}` }] }),
  component: StartPage,
});
