import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../lib/page-title.ts';
import { LoginPage } from '../../pages/login/login-page.tsx';
import { readLoginSearch } from '../../pages/login/login-search.ts';
import * as messages from '../messages.ts';

export const Route = createFileRoute('/_public/login')({
  validateSearch: readLoginSearch,
  head: () => ({ meta: [{ title: pageTitle(messages.logIn) }] }),
  component: LoginPage,
});
