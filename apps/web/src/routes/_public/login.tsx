import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../pages/login/login-page.tsx';
import { readLoginSearch } from '../../pages/login/login-search.ts';

export const Route = createFileRoute('/_public/login')({
  validateSearch: readLoginSearch,
  head: () => ({ meta: [{ title: `Log in · ${PRODUCT_NAME}` }] }),
  component: LoginPage,
});
