import { createFileRoute, redirect } from '@tanstack/react-router';

/** Keywords are added by hand on one page; the address under which it is also known leads there. */
export const Route = createFileRoute('/_app/tracker/add-keywords/manual')({
  beforeLoad: () => {
    throw redirect({ to: '/tracker/add-keywords', replace: true });
  },
});
