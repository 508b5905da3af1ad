import { createFileRoute, redirect } from '@tanstack/react-router';

/** The dashboard is the tracker's home. */
export const Route = createFileRoute('/_app/tracker/')({
  beforeLoad: () => {
    throw redirect({ to: '/tracker/dashboard', replace: true });
  },
});
