import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { toPlanChoice } from '../../domain/plan/plan-choice.ts';
import { readFrom } from '../../lib/return-path.ts';
import { RegistrationPage } from '../../pages/registration/registration-page.tsx';

export const Route = createFileRoute('/_public/registration')({
  validateSearch: (search: Record<string, unknown>) => ({ ...toPlanChoice(search), ...readFrom(search) }),
  head: () => ({ meta: [{ title: `Create account · ${PRODUCT_NAME}` }] }),
  component: RegistrationPage,
});
