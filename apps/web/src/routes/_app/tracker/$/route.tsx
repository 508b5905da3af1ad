import { createFileRoute } from '@tanstack/react-router';

/** Any other address of the tracker leads to the page that serves it, or home: docs/decisions/0037. */
export const Route = createFileRoute('/_app/tracker/$')({
  beforeLoad: async ({ params }) => {
    const { leadOn } = await import('../../../../pages/tracker/lead-on.ts');
    throw leadOn(params._splat ?? '');
  },
});
