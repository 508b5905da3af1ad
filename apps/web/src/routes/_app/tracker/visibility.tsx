import { createFileRoute, redirect } from '@tanstack/react-router';

/** Checks are run on the checker; the address under which the landing page names them leads there. */
export const Route = createFileRoute('/_app/tracker/visibility')({
  beforeLoad: () => {
    throw redirect({ to: '/tracker/checker', replace: true });
  },
});
