import { createFileRoute } from '@tanstack/react-router';
import { toPlanChoice } from '../../domain/plan/plan-choice.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { readFrom } from '../../lib/return-path.ts';
import { RegistrationPage } from '../../pages/registration/registration-page.tsx';
import * as messages from '../messages.ts';

export const Route = createFileRoute('/_public/registration')({
  validateSearch: (search: Record<string, unknown>) => ({ ...toPlanChoice(search), ...readFrom(search) }),
  head: () => ({ meta: [{ title: pageTitle(messages.createAccount) }] }),
  component: RegistrationPage,
});
