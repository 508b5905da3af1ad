import { createFileRoute, redirect } from '@tanstack/react-router';
import { AppLayout } from '../../features/shell/app-layout.tsx';
import { FirstWords } from '../../ui/first-words.tsx';
import { AppError } from '../../ui/page-error.tsx';

/** Everything behind the sign-in. The server redirects visitors before it gets here; the browser does so again. */
export const Route = createFileRoute('/_app')({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const user = await context.session.load();
    if (user) return;
    if (location.pathname === '/tracker/profile') throw redirect({ to: '/', replace: true });
    throw redirect({ to: '/login', search: { from: location.href }, replace: true });
  },
  pendingComponent: FirstWords,
  component: AppLayout,
  errorComponent: AppError,
});
