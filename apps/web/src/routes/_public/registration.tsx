import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { toPlanChoice } from '../../domain/plan/plan-choice.ts';
import { RegistrationPage } from '../../pages/registration/registration-page.tsx';

export const Route = createFileRoute('/_public/registration')({
  validateSearch: toPlanChoice,
  head: () => ({ meta: [{ title: `Create account · ${PRODUCT_NAME}` }] }),
  component: RegistrationPage,
});
