import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { toReturnPath } from '../../lib/return-path.ts';
import { LoginPage } from '../../pages/login/login-page.tsx';

export const Route = createFileRoute('/_public/login')({
  validateSearch: (search: Record<string, unknown>): { from?: string } => {
    const from = toReturnPath(search.from);
    return from ? { from } : {};
  },
  head: () => ({ meta: [{ title: `Log in · ${PRODUCT_NAME}` }] }),
  component: LoginPage,
});
